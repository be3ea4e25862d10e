import {
  type OwnAddress,
  ownAddressPairs,
  readOwnAddress,
} from '@matchpoint/core/athletes/lists/own-address';
import type { OwnNarrowing } from '@matchpoint/core/athletes/lists/own-list';
import { useCallback } from 'react';
import { useAddress } from '../../../shell/use-address.ts';

interface Narrowing extends OwnAddress {
  /** Each change is a history entry that Back undoes, except `adjusting` the text of a search. */
  readonly narrow: (change: Partial<OwnNarrowing>, adjusting?: boolean) => void;
}

const codec = { read: readOwnAddress, write: ownAddressPairs };

/** Which athletes are shown, and in which order; kept in the address. */
export function useNarrowing(): Narrowing {
  const { address, change } = useAddress(codec);
  const narrow = useCallback(
    (next: Partial<OwnNarrowing>, adjusting = false) =>
      change((now) => ({ ...now, narrowing: { ...now.narrowing, ...next } }), adjusting),
    [change],
  );
  return { ...address, narrow };
}
