import { Box, HStack } from '@chakra-ui/react';
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
  /** Null where families get no links. */
  readonly onLinks: (() => void) | null;
  readonly onClear: () => void;
}

/** What can be done with the chosen athletes, at the lower edge of the screen. */
export function SelectionBar({ chosen, hidden, onChange, onRemove, onLinks, onClear }: SelectionBarProps) {
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
      {onLinks !== null && (
        <Button variant="outline" aria-haspopup="dialog" onClick={onLinks}>
          Family links
        </Button>
      )}
      <Button variant="ghost" onClick={onClear}>
        Clear
      </Button>
    </StickyBar>
  );
}

interface SelectAllProps {
  readonly count: number;
  readonly state: boolean | 'some';
  readonly onToggle: () => void;
}

const labelOf = (count: number) =>
  count === 1 ? 'Select the one shown' : `Select all ${formatCount(count)} shown`;

export function SelectAll(props: SelectAllProps) {
  return (
    <HStack as="label" minHeight="11" textStyle="sm" color="fg.muted" cursor="pointer">
      <AllBox {...props} />
      <span>{labelOf(props.count)}</span>
    </HStack>
  );
}

/** The same in the table's header, above the boxes of the rows. */
export function SelectAllBox(props: SelectAllProps) {
  return (
    <Box
      as="label"
      data-screen-only
      display="inline-grid"
      placeItems="center"
      verticalAlign="middle"
      width="11"
      height="10"
      ms="-0.875rem"
      cursor="pointer"
    >
      <AllBox {...props} label={labelOf(props.count)} />
    </Box>
  );
}

function AllBox({ state, onToggle, label }: SelectAllProps & { readonly label?: string }) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      ref={(box) => {
        if (box !== null) box.indeterminate = state === 'some';
      }}
      checked={state === true}
      onChange={onToggle}
    />
  );
}
