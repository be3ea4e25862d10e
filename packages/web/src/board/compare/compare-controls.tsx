import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { comparable } from '@matchpoint/core/board/compare';
import { counted } from '@matchpoint/core/display/count';
import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass, IconButton } from '../../ui/button/button.tsx';
import { StickyBar } from '../../ui/card/sticky-bar.tsx';
import styles from '../../ui/menu/panel.module.css';
import { RowTick } from '../../ui/table/row-tick.tsx';
import { comparePath } from './compare-address.ts';
import { setCompared, toggleCompared, useCompared } from './compared.ts';
import { useTick } from './use-tick.ts';

type Named = Pick<Athlete, 'id' | 'name'>;

/** Ticks an athlete of a list to be compared (rules/athletes.md#compare). */
export function CompareTick({
  athlete: { id, name },
  children,
}: {
  readonly athlete: Named;
  readonly children: ReactNode;
}) {
  const { isTicked, isFull } = useTick(id);
  return (
    <RowTick
      label={`Compare ${name}`}
      checked={isTicked}
      disabled={isFull}
      onChange={() => toggleCompared(id)}
    >
      {children}
    </RowTick>
  );
}

/** Ticks the athlete of a page to be compared, or takes the tick off. */
export function CompareButton({ athlete: { id, name } }: { readonly athlete: Named }) {
  const { isTicked, isFull } = useTick(id);
  return (
    <IconButton
      icon={Scale}
      aria-label={`Compare ${name}`}
      title="Compare"
      aria-pressed={isTicked}
      disabled={isFull}
      data-screen-only
      onClick={() => toggleCompared(id)}
    />
  );
}

/** Shows or hides the boxes of a list that tick athletes to be compared; hiding takes the ticks off. */
export function CompareToggle() {
  const isComparing = useCompared() !== null;
  return (
    <Button
      variant="outline"
      aria-label="Compare"
      aria-pressed={isComparing}
      onClick={() => setCompared(isComparing ? null : [])}
    >
      <Scale aria-hidden />
      <span className={styles['label']}>Compare</span>
    </Button>
  );
}

/** How many athletes are ticked to be compared, at the lower edge of a list. */
export function CompareBar() {
  const compared = useCompared();
  if (compared === null) return null;
  return (
    <StickyBar label="Comparison" status={statusText(compared.length)}>
      <CompareLink ids={compared} />
      {compared.length > 0 && (
        <Button variant="outline" onClick={() => setCompared([])}>
          Clear
        </Button>
      )}
    </StickyBar>
  );
}

function statusText(count: number): string {
  if (count === 0) return 'Tick the boxes of two to five athletes.';
  if (count < comparable.least) return `${counted(count, 'athlete')} ticked: tick another.`;
  return `${counted(count, 'athlete')} ticked${count < comparable.most ? '' : ', the most that can be compared'}.`;
}

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
