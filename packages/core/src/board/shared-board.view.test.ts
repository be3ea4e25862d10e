import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import type { CurrentAthlete } from './read-today.ts';
import { listingNotes, sharedBoardView } from './shared-board.view.ts';
import { starredFactsOf } from './starred-facts.ts';

const ada = { id: '1', ...starredFactsOf(anAthlete({ name: 'Ada' })) };

test('a shared board shows who was found, and says who was not', () => {
  const shared = {
    columns: [
      { name: 'Fall', places: 2, ids: ['2', '1', '5'] },
      { name: 'Spring', places: null, ids: ['3', '4'] },
    ],
    leftOut: ['The end of the address is missing, and so are the last athletes.'],
  };
  const current = new Map<string, CurrentAthlete>([
    ['1', { kind: 'found', entry: ada }],
    ['2', { kind: 'gone' }],
    ['3', { kind: 'unreachable' }],
    ['4', { kind: 'unreachable' }],
  ]);
  const row = (id: string, rank: number, status: string, remark: string | null = null) => ({
    id,
    rank,
    status,
    remark,
    facts: status === 'found' ? ada : null,
  });
  expect(sharedBoardView(shared, current)).toEqual({
    columns: [
      {
        name: 'Fall',
        places: 2,
        rows: [row('2', 1, 'gone', 'No longer listed'), row('1', 2, 'found'), row('5', 3, 'unread')],
      },
      {
        name: 'Spring',
        places: null,
        rows: ['3', '4'].map((id, index) => row(id, index + 1, 'unreachable', 'Cannot be read now')),
      },
    ],
    athletes: [ada],
    notes: [
      'The end of the address is missing, and so are the last athletes.',
      '1 athlete is no longer listed.',
      '2 athletes cannot be read now.',
    ],
  });
});

test('nobody, one and several who are not found are told in words', () => {
  const statuses = ['gone', 'gone', 'unreachable', 'found'] as const;
  expect([listingNotes([]), listingNotes(statuses.map((status) => ({ status })))]).toEqual([
    [],
    ['2 athletes are no longer listed.', '1 athlete cannot be read now.'],
  ]);
});
