import {
  longestName,
  type NewestIds,
  newText,
  renameSearch,
  type SavedSearch,
} from '@matchpoint/core/athletes/lists/saved-searches';
import { Pencil, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { Input } from '../../ui/form/input.tsx';
import styles from '../list-tools.module.css';
import { updateSearches } from './stored-searches.ts';

interface SavedSearchItemProps {
  readonly search: SavedSearch;
  readonly searches: readonly SavedSearch[];
  /** Undefined until they are found. */
  readonly newest: NewestIds | undefined;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

export function SavedSearchItem({ search, searches, newest, onOpen, onRemove }: SavedSearchItemProps) {
  const { name, pairs, seen } = search;
  const [isRenaming, setRenaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const news = newest === undefined ? '' : newText(seen, newest);

  function rename(to: string): string | null {
    const changed = renameSearch(searches, name, to);
    if ('problem' in changed) return changed.problem;
    opener.current?.focus();
    updateSearches(() => changed.searches);
    setRenaming(false);
    return null;
  }

  return (
    <li>
      <div className={styles['line']}>
        <a href={`/athletes?${new URLSearchParams(pairs)}`} data-link onClick={onOpen}>
          {name}
        </a>
        {news !== '' && <span className={styles['news']}>{news}</span>}
        <IconButton
          icon={Pencil}
          ref={opener}
          aria-label={`Rename ${name}`}
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        />
        <IconButton icon={Trash2} aria-label={`Remove ${name}`} onClick={onRemove} />
      </div>
      {isRenaming && (
        <NameForm
          label={`New name of ${name}`}
          action="Rename"
          value={name}
          most={longestName}
          onName={rename}
        />
      )}
    </li>
  );
}

interface NameFormProps {
  readonly label: string;
  readonly action: string;
  readonly value?: string;
  readonly most: number;
  /** Answers what is wrong with the name. */
  readonly onName: (name: string) => string | null;
}

export function NameForm({ label, action, value = '', most, onName }: NameFormProps) {
  const id = useId();
  const [name, setName] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const found = onName(name);
    setProblem(found);
    if (found === null) setName('');
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <div>
        <Input
          id={id}
          value={name}
          maxLength={most}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="outline">
          {action}
        </Button>
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
