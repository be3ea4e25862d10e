import { comparable } from '@matchpoint/core/board/compare';
import { Scale } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/theme/class-names.ts';
import { comparePath } from './compare-address.ts';

interface CompareLinkProps {
  readonly ids: readonly string[];
  readonly className?: string | undefined;
}

/** Leads to these athletes side by side; nothing for fewer than two. */
export function CompareLink({ ids, className }: CompareLinkProps) {
  if (ids.length < comparable.least) return null;
  return (
    <a href={comparePath(ids)} className={classNames(buttonClass(), className)}>
      <Scale aria-hidden />
      <span>{`Compare ${ids.length}`}</span>
    </a>
  );
}
