import { type ListPlace, partAround, placeIn, readPart } from '@matchpoint/core/athletes/lists/list-place';
import { useState } from 'react';
import { storedInVisit, storeInVisit } from '../../ui/media/stored-text.ts';
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
  const part = list === null ? readPart(storedInVisit(storageKey)) : partAround(list, id);
  storeInVisit(storageKey, part && JSON.stringify(part));
  return part && placeIn(part, id);
}
