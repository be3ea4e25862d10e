import { comparable } from '@matchpoint/core/board/compare';
import { counted } from '@matchpoint/core/display/count';
import { Button } from '../../ui/button/button.tsx';
import { StickyBar } from '../../ui/card/sticky-bar.tsx';
import { CompareLink } from './compare-link.tsx';
import { setCompared, useCompared } from './compared.ts';

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
