import { expect, test } from 'vitest';
import { styleOf } from '../output/style.ts';
import { readingsText } from './problems-text.ts';

test('readings say the cell and what it was read as, and how where different cells were read alike', () => {
  const page = { style: styleOf({ write: () => true }), width: 99, samples: 2 };
  const about = { rows: [], field: '', sure: 'certain' as const };
  const words = { ...about, index: 1, column: 'Term', value: 'Herbst', read: 'Fall', how: null, count: 12 };
  const links = {
    ...about,
    index: 2,
    column: 'Link',
    value: 'a.b/1',
    read: 'https://a.b/1',
    how: 'with https:// before it',
    count: 300,
  };
  expect(readingsText({ readings: [links, words, words] }, page)?.split('\n')).toEqual([
    'Read in other words:',
    '  300 cells in "Link": read with https:// before it, "a.b/1" as "https://a.b/1"',
    '  12 cells in "Term": "Herbst" as "Fall"',
    '  and 1 more; --verbose lists them',
  ]);
  expect(readingsText({ readings: [] }, page)).toBeNull();
});
