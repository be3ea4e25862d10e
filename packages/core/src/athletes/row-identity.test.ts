import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AthleteDraft } from './athlete.ts';
import { clientRef as schema } from './athlete-batch.ts';
import { clientRef, namesakeKey } from './row-identity.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const least: AthleteDraft = {
  name: 'Demo Ada',
  sport: 'Tennis',
  available_semester: 'Fall',
  available_year: 2027,
};

test('what is not the same in any field has another client_ref, which a service takes', () => {
  const drafts: readonly AthleteDraft[] = [
    least,
    { ...least, name: 'Demo Bo' },
    { ...least, sport: 'Soccer' },
    { ...least, available_semester: 'Spring' },
    { ...least, available_year: 2028 },
    { ...least, gender: 'Male' },
    { ...least, country_of_residence: 'Germany' },
    { ...least, GPA: 3 },
    { ...least, SAT: 400 },
    { ...least, TOEFL: 3 },
    { ...least, UTR: 3 },
    { ...least, ITF: 3 },
    { ...least, profile_url: 'https://example.com' },
    { ...least, video_1: 'https://example.com' },
    { ...least, bio: '3' },
  ];
  const refs = [
    ...drafts.map((draft) => clientRef(draft, 1, digest)),
    clientRef(least, 2, digest),
    clientRef({ ...least, bio: '3\n2' }, 1, digest),
    clientRef({ ...least, bio: '3' }, 2, digest),
  ];
  expect(new Set(refs).size).toBe(refs.length);
  expect(refs.filter((ref) => !schema.safeParse(ref).success)).toEqual([]);
});

test('the order of the fields does not count', () => {
  const { name, ...rest } = { ...least, GPA: 3, bio: 'Left-handed' };
  expect(clientRef({ ...rest, name }, 1, digest)).toBe(clientRef({ name, ...rest }, 1, digest));
});

test('a client_ref stays as it is: journals and services know it', () => {
  expect(clientRef({ ...least, GPA: 3.7 }, 1, digest)).toMatchInlineSnapshot(
    `"cf5eda3767e92a7d1fff181cf5ae24d4"`,
  );
});

test('namesakes are those whom a list without accents and case shows alike', () => {
  const keys = [
    ['Zoë  Demo', 'Tennis'],
    ['zoe demo', 'tennis'],
    ['Zoe Demo', 'Soccer'],
  ].map(([name = '', sport = '']) => namesakeKey(name, sport, digest));
  expect(keys[1]).toEqual(keys[0]);
  expect(keys[2]).not.toEqual(keys[0]);
});
