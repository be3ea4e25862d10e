import { Search } from 'lucide-react';
import { Input } from './input.tsx';
import styles from './search-box.module.css';
import { useDebounced } from './use-debounced.ts';

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  /** Called after a pause, on Enter, and on blur. */
  readonly onChange: (value: string) => void;
}

/** A search that filters while the person types; the shell's `/` key focuses it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const { current, change, flush } = useDebounced(value, onChange);
  return (
    <search className={styles['root']}>
      <span className={styles['icon']}>
        <Search aria-hidden size={16} />
      </span>
      <Input
        className={styles['input']}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={current}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => change(target.value)}
        onBlur={flush}
        onKeyDown={({ key }) => key === 'Enter' && flush()}
      />
    </search>
  );
}
