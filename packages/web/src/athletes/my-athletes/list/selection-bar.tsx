import { formatCount } from '@matchpoint/core/display/count';
import { Button } from '../../../ui/button/button.tsx';
import { StickyBar } from '../../../ui/card/sticky-bar.tsx';

interface SelectionBarProps {
  readonly chosen: number;
  /** How many of them the search or the filters hide. */
  readonly hidden: number;
  /** Null until all of the chosen athletes are known, so that it can be undone. */
  readonly onChange: (() => void) | null;
  /** Null as long. */
  readonly onRemove: (() => void) | null;
  readonly onClear: () => void;
}

/** What can be done with the chosen athletes, at the lower edge of the screen. */
export function SelectionBar({ chosen, hidden, onChange, onRemove, onClear }: SelectionBarProps) {
  return (
    <StickyBar
      label="Selected athletes"
      status={`${formatCount(chosen)} selected${hidden > 0 ? `, ${formatCount(hidden)} of them not shown` : ''}`}
    >
      <Button aria-haspopup="dialog" aria-disabled={onChange === null} onClick={() => onChange?.()}>
        Change
      </Button>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-disabled={onRemove === null}
        onClick={() => onRemove?.()}
      >
        Remove
      </Button>
      <Button variant="ghost" onClick={onClear}>
        Clear
      </Button>
    </StickyBar>
  );
}
