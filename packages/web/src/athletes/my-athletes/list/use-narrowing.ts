import { type OwnAddress, ownAddressPairs, readOwnAddress } from '@matchpoint/core/athletes/own-address';
import type { OwnNarrowing } from '@matchpoint/core/athletes/own-list';
import { useCallback } from 'react';
import { useAddress } from '../../../shell/use-address.ts';

interface Narrowing extends OwnAddress {
  readonly narrow: (change: Partial<OwnNarrowing>) => void;
}

const codec = { read: readOwnAddress, write: ownAddressPairs };

/** Which athletes are shown, and in which order; kept in the address, so that Back finds it again. */
export function useNarrowing(): Narrowing {
  const { address, change } = useAddress(codec);
  const narrow = useCallback(
    (next: Partial<OwnNarrowing>) =>
      change((now) => ({ ...now, narrowing: { ...now.narrowing, ...next } }), true),
    [change],
  );
  return { ...address, narrow };
}
