import { type FormEvent, type ReactNode, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { WithSession } from '../session/lazy-session.tsx';
import { Button } from '../ui/button/button.tsx';
import { SearchInput } from '../ui/form/search-box.tsx';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import styles from './home.module.css';
import { ListLink } from './list-link.tsx';

const OwnListLink = lazyPart(() => import('./own-list-link.tsx'), 'OwnListLink');

/** What was typed into the document's shell before the script has replaced it. */
let typed = document.querySelector<HTMLInputElement>('[data-shell] [name=q]');

interface HomeStartProps {
  /** How many there are of both. */
  readonly counts: string;
  /** What is to be read first. */
  readonly children: ReactNode;
}

/** The two ways in: look athletes up, or list them (rules/pages.md#home-page). */
export function HomeStart({ counts, children }: HomeStartProps) {
  const [hadFocus] = useState(() => typed === document.activeElement);

  function keepTyped(form: HTMLFormElement | null) {
    const input = form?.querySelector('input');
    if (!input || !typed) return;
    input.value = typed.value;
    if (hadFocus) input.focus();
    typed = null;
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    navigate(words === '' ? '/athletes' : `/athletes?${new URLSearchParams({ q: words })}`);
  }

  return (
    <div className={styles['homeStart']} data-screen-only>
      {children}
      <p>{`${counts}, open to college coaches, free, without an account`}</p>
      <div className={styles['ways']}>
        <form className={styles['search']} action="/athletes" ref={keepTyped} onSubmit={search}>
          <SearchInput name="q" label="Search athletes" />
          <Button type="submit">Find athletes</Button>
        </form>
        <WithSession waiting={<ListLink />}>
          <OwnListLink />
        </WithSession>
      </div>
    </div>
  );
}
