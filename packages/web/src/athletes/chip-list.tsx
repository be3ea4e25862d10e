import { chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { ClearAll } from './clear-all.tsx';
import type { FilterChip } from './filter-chips.ts';

interface ChipListProps {
  readonly chips: readonly FilterChip[];
  readonly onRemove: (chip: FilterChip) => void;
  readonly onClear: () => void;
}

/** What narrows the list, each part with its own way out. */
export function ChipList({ chips, onRemove, onClear }: ChipListProps) {
  return (
    <Flex wrap="wrap" align="center" gap="2" flexBasis="100%">
      {chips.map((chip) => (
        <Chip
          key={chip.fields[0]}
          type="button"
          aria-label={`Remove filter ${chip.label}`}
          onClick={() => onRemove(chip)}
        >
          {chip.label}
          <X aria-hidden size={14} />
        </Chip>
      ))}
      <ClearAll onClear={onClear} />
    </Flex>
  );
}

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: { base: '11', md: '8' },
    px: '3',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    borderWidth: '1px',
    borderColor: 'accent.border',
    textStyle: 'sm',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    _hover: { bg: 'accent.muted' },
    _focusVisible: { borderRadius: 'full' },
    '& svg': { flexShrink: '0' },
  },
});
