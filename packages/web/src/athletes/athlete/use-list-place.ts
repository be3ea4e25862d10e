import {
  type ListPart,
  type ListPlace,
  partAround,
  placeIn,
  readPart,
} from '@matchpoint/core/athletes/list-place';
import { useState } from 'react';
import { lastList } from '../last-list.ts';

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
  const part = list === null ? readStored() : partAround(list, id);
  store(part);
  return part && placeIn(part, id);
}

function readStored(): ListPart | null {
  try {
    return readPart(sessionStorage.getItem(storageKey));
  } catch {
    return null;
  }
}

function store(part: ListPart | null): void {
  try {
    if (part === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(part));
  } catch {
    // Without storage the place is lost by a reload.
  }
}
