import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { comparable } from '@matchpoint/core/board/compare';
import { Scale } from 'lucide-react';
import { IconButton } from '../../ui/button/button.tsx';
import { toggleCompared, useCompared } from './compared.ts';

/** Ticks the athlete of a page to be compared, or takes the tick off (rules/athletes.md#compare). */
export function CompareButton({ athlete: { id, name } }: { athlete: Pick<Athlete, 'id' | 'name'> }) {
  const compared = useCompared() ?? [];
  const isTicked = compared.includes(id);
  return (
    <IconButton
      icon={Scale}
      aria-label={`Compare ${name}`}
      title="Compare"
      aria-pressed={isTicked}
      disabled={!isTicked && compared.length >= comparable.most}
      data-screen-only
      onClick={() => toggleCompared(id)}
    />
  );
}
