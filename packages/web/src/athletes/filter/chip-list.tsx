import { X } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import styles from '../athletes.module.css';
import type { FilterChip } from './filter-chips.ts';

interface ChipListProps {
  readonly chips: readonly FilterChip[];
  readonly onRemove: (chip: FilterChip) => void;
  readonly onClear: () => void;
}

/** The active filters, each with a button to remove it, which leaves the focus to the next one. */
export function ChipList({ chips, onRemove, onClear }: ChipListProps) {
  return (
    <div className={styles['chips']}>
      {chips.map((chip) => (
        <button
          className={styles['chip']}
          key={chip.fields[0]}
          type="button"
          aria-label={`Remove filter ${chip.label}`}
          onClick={({ currentTarget: { nextElementSibling } }) => {
            if (nextElementSibling instanceof HTMLElement) nextElementSibling.focus();
            onRemove(chip);
          }}
        >
          <span>{chip.label}</span>
          <X aria-hidden size={14} />
        </button>
      ))}
      <ClearAll onClear={onClear} />
    </div>
  );
}

/** Removes the search and every filter. */
export function ClearAll({ onClear }: { onClear: () => void }) {
  return (
    <Button variant="ghost" onClick={onClear}>
      Clear all
    </Button>
  );
}
