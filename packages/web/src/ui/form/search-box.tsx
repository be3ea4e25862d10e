import { Search } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import styles from './input.module.css';
import { Input } from './input.tsx';

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

interface SearchInputProps
  extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  readonly label: string;
}

/** A search; the shell's `/` key focuses it. */
export function SearchInput({ label, ...input }: SearchInputProps) {
  return (
    <search className={styles['search']}>
      <span>
        <Search aria-hidden size={16} />
      </span>
      <Input
        {...input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={200}
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
    </search>
  );
}

/** Longer than the pauses while typing, short enough to feel immediate. Milliseconds. */
const delay = 200;

interface Debounced<T> {
  /** The pending value, or the committed one. */
  readonly current: T;
  readonly change: (next: T) => void;
  /** Commits the pending value at once. */
  readonly flush: () => void;
}

/** A value that changes with every keystroke and is committed after a pause. */
export function useDebounced<T>(value: T, commit: (next: T) => void): Debounced<T> {
  const [pending, setPending] = useState<{ readonly value: T } | null>(null);

  function flush() {
    if (pending === null) return;
    setPending(null);
    commit(pending.value);
  }
  const flushNow = useEffectEvent(flush);

  useEffect(() => {
    if (pending === null) return;
    const timer = setTimeout(flushNow, delay);
    return () => clearTimeout(timer);
  }, [pending]);

  return {
    current: pending === null ? value : pending.value,
    change: (next) => setPending({ value: next }),
    flush,
  };
}
