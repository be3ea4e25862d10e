import * as fc from 'fast-check';
import { type Board, type BoardEntry, boardLimits, columnName, entryId, marks } from '../board/board.ts';
import { starredFactsOf } from '../board/starred-facts.ts';
import { athletes } from './arbitraries.ts';

const instant = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Ids are opaque: numbers, dashes, and any other characters that can be stored. */
const entryIds = fc
  .oneof(fc.nat(30).map(String), fc.uuid(), fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }))
  .filter((id) => entryId.safeParse(id).success);

const columnNames = fc
  .oneof(fc.constantFrom('Fall 2028', 'Tennis, Fall 2028'), fc.string({ maxLength: 12, unit: 'grapheme' }))
  .map((name) => name.trim())
  .filter((name) => columnName.safeParse(name).success);

const marked: fc.Arbitrary<Pick<BoardEntry, 'mark' | 'markedAt'>> = fc.oneof(
  fc.constant({ mark: null, markedAt: null }),
  fc.record({ mark: fc.constantFrom(...marks), markedAt: fc.option(instant) }),
);

const entries: fc.Arbitrary<BoardEntry> = fc
  .record({
    id: entryIds,
    note: fc.string({ maxLength: 20 }).map((text) => text.replaceAll('\0', '')),
    marked,
    facts: athletes.map(starredFactsOf),
  })
  .map(({ marked: one, ...entry }) => ({ ...entry, ...one }));

const column = fc.record({
  name: columnNames,
  places: fc.option(fc.integer({ min: 0, max: boardLimits.places })),
  taken: fc.nat(4),
});

/** Boards of up to four columns. */
export const boards: fc.Arbitrary<Board> = fc
  .record({
    columns: fc.uniqueArray(column, { maxLength: 4, selector: ({ name }) => name }),
    entries: fc.uniqueArray(entries, { maxLength: 12, selector: ({ id }) => id }),
  })
  .map(({ columns, entries: all }) => {
    const left = [...all];
    return {
      version: 1,
      columns: columns.map(({ name, places, taken }, index) => ({
        id: `c${index + 1}`,
        name,
        places,
        entries: left.splice(0, taken),
      })),
    };
  });
