import type { BoardColumnView } from '@matchpoint/core/board/board.view';
import { type MarkFilter, markChoices } from '@matchpoint/core/board/mark-filter';
import { Select } from '../../ui/form/input.tsx';

interface MarkSelectProps {
  readonly columns: readonly BoardColumnView[];
  readonly filter: MarkFilter | null;
  readonly onFilter: (filter: MarkFilter | null) => void;
}

/** Narrows the board to athletes with a mark; nothing while no athlete has one. */
export function MarkSelect({ columns, filter, onFilter }: MarkSelectProps) {
  const choices = markChoices(columns, filter);
  if (choices.length === 0) return null;
  return (
    <Select
      aria-label="Show athletes by mark"
      value={filter ?? ''}
      onChange={({ target }) =>
        onFilter(choices.find((choice) => choice.filter === target.value)?.filter ?? null)
      }
    >
      <option value="">All marks</option>
      {choices.map((choice) => (
        <option key={choice.filter} value={choice.filter}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}
