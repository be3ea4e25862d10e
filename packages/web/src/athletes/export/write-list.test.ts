import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import type { ListQuery, Page, PageRequest } from '@matchpoint/core/client/listing';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { writeList } from './write-list.ts';

const athletes = Array.from({ length: 2500 }, (_, n) =>
  anAthlete({ id: String(n), name: `A${n}`, UTR: n % 7 }),
);

async function write(fetchPage: (query: ListQuery, page: PageRequest) => Promise<Page<Athlete>>) {
  const written: string[] = [];
  const progress: number[] = [];
  const end = await writeList(
    { listing: { fetchPage }, filter: { min_utr: 3, sort: '-utr' }, columns: ['name', 'utr'] },
    { write: async (text) => void written.push(text) },
    ({ saved }) => progress.push(saved),
    new AbortController().signal,
  );
  return { end, progress, pieces: written.length, text: written.join('') };
}

const matching = athletes
  .filter(({ UTR }) => UTR !== null && UTR >= 3)
  .sort((a, b) => (b.UTR ?? 0) - (a.UTR ?? 0));
const text = `\uFEFFname,UTR\r\n${matching.map(({ name, UTR }) => `${name},${UTR}\r\n`).join('')}`;

test('pages become text one after the other', async () => {
  const asked: unknown[] = [];
  const saved = await write(async (query, { limit, cursor }) => {
    asked.push([query, limit, cursor]);
    const start = Number(cursor ?? 0);
    const next = start + limit < matching.length ? String(start + limit) : null;
    return { rows: matching.slice(start, start + limit), total: matching.length, next, unreadable: 1 };
  });
  const query = { min_utr: '3', sort: '-utr' };
  expect(asked).toEqual([
    [query, 1000, null],
    [query, 1000, '1000'],
  ]);
  const end = { saved: matching.length, total: matching.length, unreadable: 2 };
  expect(saved).toEqual({ end, progress: [1000, matching.length], pieces: 3, text });
});

test('a whole list is narrowed and ordered here, and written in pieces', async () => {
  const saved = await write(async () => ({ rows: athletes, total: null, next: null, unreadable: 0 }));
  const end = { saved: matching.length, total: matching.length, unreadable: 0 };
  expect(saved).toEqual({ end, progress: [1000, matching.length], pieces: 3, text });
});
