import type { Key } from './row-identity.ts';

/** A number for each key, in 16 to 32 bytes an entry: a million keys in a Map would take a hundred and more. */
export interface KeyTable {
  /** 0 where the key is unknown. */
  readonly get: (key: Key) => number;
  readonly set: (key: Key, value: number) => void;
  /** Adds to the key's number, and answers the new one. */
  readonly add: (key: Key, amount: number) => number;
}

export function createKeyTable(): KeyTable {
  let capacity = 1024;
  let count = 0;
  let keys = new Uint32Array(capacity * 2);
  let values = new Float64Array(capacity);
  let taken = new Uint8Array(capacity);

  /** Open addressing, linear probing: digests are spread evenly by themselves. */
  const slotOf = ({ high, low }: Key): number => {
    let slot = high & (capacity - 1);
    while (taken[slot] === 1 && !(keys[slot * 2] === high && keys[slot * 2 + 1] === low))
      slot = (slot + 1) & (capacity - 1);
    return slot;
  };
  const put = (key: Key, value: number) => {
    const slot = slotOf(key);
    if (taken[slot] === 0) {
      taken[slot] = 1;
      keys[slot * 2] = key.high;
      keys[slot * 2 + 1] = key.low;
      count += 1;
    }
    values[slot] = value;
  };
  const grow = () => {
    const [oldKeys, oldValues, oldTaken] = [keys, values, taken];
    capacity *= 2;
    count = 0;
    keys = new Uint32Array(capacity * 2);
    values = new Float64Array(capacity);
    taken = new Uint8Array(capacity);
    for (const [slot, isTaken] of oldTaken.entries())
      if (isTaken === 1)
        put({ high: oldKeys[slot * 2] ?? 0, low: oldKeys[slot * 2 + 1] ?? 0 }, oldValues[slot] ?? 0);
  };
  const get = (key: Key) => values[slotOf(key)] ?? 0;
  const set = (key: Key, value: number) => {
    if (count * 3 > capacity * 2) grow();
    put(key, value);
  };
  return {
    get,
    set,
    add(key, amount) {
      const sum = get(key) + amount;
      set(key, sum);
      return sum;
    },
  };
}
