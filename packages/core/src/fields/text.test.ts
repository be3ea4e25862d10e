import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { agencyDraft } from '../agencies/agency-draft.ts';
import { athleteDraft } from '../athletes/fields/athlete-draft.ts';
import { athleteEntry, readAthleteEntry } from '../athletes/forms/athlete-form.ts';
import { createRowJudge } from '../roster/checking/judge-row.ts';
import { matchColumns } from '../roster/matching/match-columns.ts';
import { limitedText, type TextLimit, textFault } from './text.ts';

const name: TextLimit = { max: 10, required: true };
const line: TextLimit = { max: 10 };
const lines: TextLimit = { max: 10, multiline: true };

const unstorable = 'must not contain characters that cannot be stored';
const oneLine = 'must be one line: remove line breaks, tabs and other control characters';
const oneDirection = 'must not turn the direction of writing: remove the hidden characters that do';
const visible = 'must have something that can be seen: write it again';

/** The sentence for a text; null where it is legal. */
function problem(text: string, limit: TextLimit): string | null {
  const { error } = z.safeParse(limitedText(limit), text);
  const sentences = error?.issues.map(({ message }) => message) ?? [null];
  expect(sentences.length).toBe(1);
  expect(textFault(text, limit) === null).toBe(error === undefined);
  return sentences[0] ?? null;
}

const of = (text: string) => [name, line, lines].map((limit) => problem(text, limit));

describe('a text', () => {
  test.each([
    'Zoë',
    '李娜',
    'محمد',
    'علی‌رضا',
    '\u200eنور\u200f',
    '👩‍👩‍👧',
    'O’Neil-d\u00ade',
    'e\u0301',
    '\u3164x',
    '😀'.repeat(10),
  ])('may be %o', (text) => {
    expect(of(text)).toEqual([null, null, null]);
  });

  test.each([
    ['a\0b', [unstorable, unstorable, unstorable]],
    ['half \ud83d', [unstorable, unstorable, unstorable]],
    ['a\nb', [oneLine, oneLine, null]],
    ['a\tb', [oneLine, oneLine, null]],
    ['a\u001bb', [oneLine, oneLine, null]],
    ['a\u007fb', [oneLine, oneLine, null]],
    ['a\u0085b', [oneLine, oneLine, null]],
    ['a\u2028b', [oneLine, oneLine, null]],
    ['\u202eadA', [oneDirection, oneDirection, null]],
    ['\u2066Ada\u2069', [oneDirection, oneDirection, null]],
    ['', ['is required', null, null]],
    [' \u00a0\u3000', ['is required', null, null]],
    ['\u200b', [visible, null, null]],
    ['\u3164', [visible, null, null]],
    ['\u2800 \ufe0f', [visible, null, null]],
    ['\u{e0041}', [visible, null, null]],
    ['x'.repeat(11), Array(3).fill('must be at most 10 characters')],
    ['😀'.repeat(11), Array(3).fill('must be at most 10 characters')],
  ])('of %o is said to be as a name, a line and lines', (text, sentences) => {
    expect(of(text)).toEqual(sentences);
  });
});

const forbidden = fc.constantFrom(
  ...Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)),
  ...Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(0x7f + code)),
  ...'\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
);
const plain = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });

test('wherever such a character stands, the schemas, the form and the import refuse it, and for one reason', () => {
  const source = { header: ['Name'], rows: [], decimalComma: false };
  const read = createRowJudge(matchColumns(source, {}), source);
  fc.assert(
    fc.property(plain, forbidden, plain, (before, character, after) => {
      const text = `A${before}${character}${after}Z`;
      const said = problem(text, { ...name, max: 200 });
      expect(said).not.toBeNull();
      const draft = { name: text, available_semester: 'Fall', available_year: 2027 };
      const inForm = readAthleteEntry(
        'Tennis',
        athleteEntry((field) => (field === 'name' ? text : '')),
      );
      expect(z.safeParse(athleteDraft, draft).error?.issues).toMatchObject([
        { path: ['name'], message: said },
      ]);
      expect(inForm).toMatchObject({ problems: expect.arrayContaining([{ field: 'name', message: said }]) });
      for (const field of ['name', 'address', 'city', 'zip_code', 'phone_number']) {
        const agency = { name: 'A', sports: ['Tennis'], [field]: text };
        const [issue] = z.safeParse(agencyDraft, agency).error?.issues ?? [];
        expect(issue?.path).toEqual([field]);
      }
      // A name on two lines is read as one (rules/import.md#readings).
      if (/[\r\n]/.test(character)) return;
      const { problems } = read({ row: 2, cells: [text] });
      const { expected, fix } = textFault(text, { ...name, max: 200 }) ?? expect.fail();
      expect(problems.find(({ field }) => field === 'name')).toMatchObject({ expected, fix });
    }),
  );
});
