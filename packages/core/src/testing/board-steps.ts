import * as fc from 'fast-check';
import { marks } from '../board/board.ts';
import type { BoardStep } from '../board/board-steps.ts';
import { boards } from './boards.ts';
import { anAthlete } from './builders.ts';

// Few ids and names, so that steps meet.
const id = fc.constantFrom('1', '2', '3', '4', '5', '6');
const columnId = fc.constantFrom('c1', 'c2', 'c3', 'c4');
const name = fc.constantFrom('Fall', ' Fall ', 'Spring', '', 'x'.repeat(61), 'Tennis, Fall 2028');
const at = fc.constant('2026-11-22T10:00:00.000Z');
const rank = fc.integer({ min: -1, max: 6 });
const athlete = fc
  .record({ id, available_semester: fc.constantFrom('Fall', 'Spring', null) })
  .map((facts) => anAthlete({ ...facts, name: `Athlete ${facts.id}`, available_year: 2028 }));
const shared = fc
  .uniqueArray(
    fc.record({ name: fc.constantFrom('Fall', 'Theirs'), places: fc.constant(null), ids: fc.constant([]) }),
    {
      selector: (column) => column.name,
    },
  )
  .chain((columns) =>
    fc.uniqueArray(id).map((ids) => ({
      columns: columns.map((column, index) => ({
        ...column,
        ids: ids.filter((_, place) => place % columns.length === index),
      })),
    })),
  );

/** Steps on a small board, sensible ones and others. */
export const boardSteps: fc.Arbitrary<BoardStep> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('star'), athlete }) },
  fc.record({ type: fc.constant('unstar'), id }),
  { weight: 3, arbitrary: fc.record({ type: fc.constant('move'), id, columnId, rank }) },
  fc.record({
    type: fc.constant('moveToColumn'),
    id,
    name: fc.constantFrom('Fall', 'Spring', 'Tennis, Fall 2028'),
  }),
  athlete.map(({ id: athleteId, ...facts }) => ({
    type: 'acknowledge' as const,
    id: athleteId,
    facts,
  })),
  fc.record({
    type: fc.constant('note'),
    id,
    text: fc.constantFrom('', 'Call her', 'x'.repeat(2001)),
    was: fc.constantFrom('', 'Call her'),
    name: fc.constant('Athlete'),
  }),
  fc.record({ type: fc.constant('mark'), id, mark: fc.constantFrom(null, ...marks), at }),
  fc.record({ type: fc.constant('moveColumn'), columnId, rank }),
  fc.record({ type: fc.constant('removeColumn'), columnId }),
  fc.record({
    type: fc.constant('saveColumn'),
    columnId: fc.option(columnId),
    name,
    places: fc.constantFrom(null, 0, 99, 100, 1.5),
  }),
  fc.record({ type: fc.constant('copyShared'), shared, athletes: fc.array(athlete) }),
  fc.record({
    type: fc.constant('openFile'),
    file: boards.map((board) => ({ kind: 'opened' as const, boards: [board], searches: [], setAside: [] })),
    notes: fc.constant([]),
  }),
);
