import {
  type OwnAddress,
  ownAddressPairs,
  readOwnAddress,
} from '@matchpoint/core/athletes/lists/own-address';
import type { OwnNarrowing } from '@matchpoint/core/athletes/lists/own-list';
import type { QueryPairs } from '@matchpoint/core/wire/address';
import { useCallback, useMemo } from 'react';
import { useOffered } from '../../../api/service.ts';
import { useAddress } from '../../../shell/use-address.ts';
import { useAsking } from '../families/use-asking.ts';

interface Narrowing extends OwnAddress {
  /** Each change is a history entry that Back undoes, except `adjusting` the text of a search. */
  readonly narrow: (change: Partial<OwnNarrowing>, adjusting?: boolean) => void;
}

/** Which athletes are shown, and in which order; kept in the address. */
export function useNarrowing(): Narrowing {
  const offered = useOffered();
  const asks = useAsking() !== null || offered === null;
  const codec = useMemo(
    () => ({ read: (pairs: QueryPairs) => readOwnAddress(pairs, offered, asks), write: ownAddressPairs }),
    [offered, asks],
  );
  const { address, change } = useAddress(codec);
  const narrow = useCallback(
    (next: Partial<OwnNarrowing>, adjusting = false) =>
      change((now) => ({ ...now, narrowing: { ...now.narrowing, ...next } }), adjusting),
    [change],
  );
  return { ...address, narrow };
}
