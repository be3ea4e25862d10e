import { type ListPlace, partAround, placeIn, readPart } from '@matchpoint/core/athletes/lists/list-place';
import { formatCount } from '@matchpoint/core/display/count';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button/button.tsx';
import { pageKey } from '../../ui/page/page-key.ts';
import { useWindowEvent } from '../../ui/page/window-event.ts';
import { storedInVisit, storeInVisit } from '../../ui/state/stored-text.ts';
import { pathTo } from '../../ui/text/links.tsx';
import { lastList } from '../last-list.ts';
import styles from './athlete.module.css';

const previousKeys = ['k', 'ArrowLeft'];
const nextKeys = ['j', 'ArrowRight'];

/** Leads to the athletes before and after this one in the list (rules/athletes.md#athlete-in-a-list). */
export function ListWalk({ place }: { place: ListPlace }) {
  const previous = useRef<HTMLAnchorElement>(null);
  const next = useRef<HTMLAnchorElement>(null);

  function linkOf(key: string | null): HTMLAnchorElement | null {
    if (key === null) return null;
    if (previousKeys.includes(key)) return previous.current;
    return nextKeys.includes(key) ? next.current : null;
  }
  useWindowEvent('keydown', (event) => {
    const link = linkOf(pageKey(event));
    if (link === null || event.shiftKey) return;
    event.preventDefault();
    link.click();
  });

  return (
    <nav aria-label="Athletes of the list" className={styles['walk']} data-screen-only>
      <Step ref={previous} id={place.previous} name="Previous athlete" keys={previousKeys}>
        <ChevronLeft aria-hidden />
      </Step>
      <span>{`${formatCount(place.rank)} of ${formatCount(place.total)}`}</span>
      <Step ref={next} id={place.next} name="Next athlete" keys={nextKeys}>
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  );
}

interface StepProps {
  readonly ref: Ref<HTMLAnchorElement>;
  /** Null at the end of the list, where the link leads nowhere. */
  readonly id: string | null;
  readonly name: string;
  readonly keys: readonly string[];
  readonly children: ReactNode;
}

function Step({ ref, id, name, keys, children }: StepProps) {
  const path = id === null ? null : pathTo('/athletes', id);
  return (
    <a
      ref={path === null ? null : ref}
      href={path ?? undefined}
      role={path === null ? 'link' : undefined}
      aria-disabled={path === null || undefined}
      aria-label={name}
      aria-keyshortcuts={keys.join(' ')}
      title={`${name} (${keys[0]})`}
      className={buttonClass('ghost', 'icon')}
    >
      {children}
    </a>
  );
}

const storageKey = 'matchpoint.list';

/**
 * Where an athlete stands in the list that this tab showed last; null if they are not in it. It outlasts a reload, because
 * the tab stores the part of the list around the athlete.
 */
export function useListPlace(id: string): ListPlace | null {
  return useState(() => findPlace(id))[0];
}

function findPlace(id: string): ListPlace | null {
  const list = lastList();
  const part = list === null ? readPart(storedInVisit(storageKey)) : partAround(list, id);
  storeInVisit(storageKey, part && JSON.stringify(part));
  return part && placeIn(part, id);
}
