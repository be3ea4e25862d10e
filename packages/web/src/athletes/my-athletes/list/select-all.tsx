import { HStack } from '@chakra-ui/react';
import { formatCount } from '@matchpoint/core/display/count';

interface SelectAllProps {
  readonly count: number;
  readonly state: boolean | 'some';
  readonly onToggle: () => void;
}

/** Chooses all rows that are shown, or none. */
export function SelectAll({ count, state, onToggle }: SelectAllProps) {
  return (
    <HStack as="label" minHeight="11" textStyle="sm" color="fg.muted" cursor="pointer">
      <input
        type="checkbox"
        ref={(box) => {
          if (box !== null) box.indeterminate = state === 'some';
        }}
        checked={state === true}
        onChange={onToggle}
      />
      <span>{count === 1 ? 'Select the one shown' : `Select all ${formatCount(count)} shown`}</span>
    </HStack>
  );
}
