import { SearchInput } from './search-input.tsx';
import { useDebounced } from './use-debounced.ts';

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  /** Called after a pause, on Enter, and on blur. */
  readonly onChange: (value: string) => void;
}

/** A search that filters while the person types. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const { current, change, flush } = useDebounced(value, onChange);
  return (
    <SearchInput
      label={label}
      value={current}
      onChange={({ target }) => change(target.value)}
      onBlur={flush}
      onKeyDown={({ key }) => key === 'Enter' && flush()}
    />
  );
}
