import type { Key } from './row-identity.ts';

/** Who the rows of a file are, in their order: 20 bytes a row, so that a million rows need no more than their keys. */
export interface RowIndex {
  readonly size: () => number;
  readonly add: (ref: Key, name: Key, occurrence: number) => void;
  /** The first 64 bits of the row's client_ref. */
  readonly refOf: (place: number) => Key;
  readonly nameOf: (place: number) => Key;
  /** 1, or which of several equal rows it is. */
  readonly occurrenceOf: (place: number) => number;
}

const width = 5;

export function createRowIndex(): RowIndex {
  let numbers = new Uint32Array(1024 * width);
  let size = 0;
  const at = (place: number, part: number) => numbers[place * width + part] ?? 0;
  return {
    size: () => size,
    add(ref, name, occurrence) {
      if ((size + 1) * width > numbers.length) {
        const wider = new Uint32Array(numbers.length * 2);
        wider.set(numbers);
        numbers = wider;
      }
      numbers.set([ref.high, ref.low, name.high, name.low, occurrence], size * width);
      size += 1;
    },
    refOf: (place) => ({ high: at(place, 0), low: at(place, 1) }),
    nameOf: (place) => ({ high: at(place, 2), low: at(place, 3) }),
    occurrenceOf: (place) => at(place, 4),
  };
}
