import { comparable } from '@matchpoint/core/board/compare';
import { Scale } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { comparePath } from './compare-address.ts';

/** Leads to these athletes side by side; nothing for fewer than two. */
export function CompareLink({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length < comparable.least) return null;
  return (
    <a href={comparePath(ids)} className={buttonClass()}>
      <Scale aria-hidden />
      <span>{`Compare ${ids.length}`}</span>
    </a>
  );
}
