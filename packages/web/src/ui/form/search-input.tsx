import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Input } from './input.tsx';
import styles from './search-input.module.css';

interface SearchInputProps
  extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  readonly label: string;
}

/** A search; the shell's `/` key focuses it. */
export function SearchInput({ label, ...input }: SearchInputProps) {
  return (
    <search className={styles['root']}>
      <span className={styles['icon']}>
        <Search aria-hidden size={16} />
      </span>
      <Input
        {...input}
        className={styles['input']}
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
