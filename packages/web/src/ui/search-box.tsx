import { Search } from 'lucide-react';
import { inputStyles } from './input.static.ts';
import { searchBoxStyles } from './search-box.static.ts';
import { useDraft } from './use-draft.ts';

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  /** Called when the typing rests, on Enter, and on leaving the box. */
  readonly onChange: (value: string) => void;
}

/** A search that answers while one types; the shell's `/` key focuses it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const { shown, edit, settle } = useDraft(value, onChange);
  return (
    <search className={searchBoxStyles.root}>
      <span className={searchBoxStyles.icon}>
        <Search aria-hidden size={16} />
      </span>
      <input
        className={`${inputStyles.root} ${inputStyles.search}`}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={shown}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => edit(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
    </search>
  );
}
