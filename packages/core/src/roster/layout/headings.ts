import type { AthleteFieldName } from '../../athletes/fields/athlete-fields.ts';
import { firstOf } from '../../display/count.ts';
import { memoize } from '../../display/memoize.ts';
import { namesOf } from '../../fields/table.ts';
import { isNothing } from '../checking/cell-values.ts';
import { fieldReader } from '../checking/field-reader.ts';
import { besideHeadings } from '../checking/foreign-words.ts';
import { noteAt } from '../checking/note-row.ts';
import type { ImportSource, SourceRow } from '../import-source.ts';
import { fieldOf } from '../matching/column-aliases.ts';
import { readTerm } from '../meaning/term.ts';

/** What a heading or the name of a sheet says of the rows below it. */
export type Said = Partial<Record<AthleteFieldName, string>>;

const columnNames = { available_semester: 'Semester', gender: 'Gender', sport: 'Sport' } as const;
const inherited = namesOf(columnNames);

type Table = Pick<ImportSource, 'header' | 'rows'>;

/**
 * The rows with what headings between them say, in columns of their own: SPRING 2028, GIRLS (rules/import.md#layout).
 * Such a heading is alone in its row, and says a term, a gender or a sport, and nothing else.
 */
export function withHeadings(
  { header, rows }: Table,
  bySheet: Said,
): Table & { readonly layout: readonly string[] } {
  const columnOf = (field: AthleteFieldName) => header.findIndex((column) => fieldOf(column, []) === field);
  const nameAt = columnOf('name');
  const headings: { readonly text: string; readonly said: Said }[] = [];
  const athletes: { readonly row: SourceRow; readonly said: Said }[] = [];
  let above: Said = Object.fromEntries(
    inherited.flatMap((field) => (columnOf(field) < 0 && bySheet[field] ? [[field, bySheet[field]]] : [])),
  );
  const first = above;
  const all = [above];
  const marked = columnOf('gender') < 0 ? markedGenders({ header, rows }) : [];
  all.push(...marked.map(({ gender }) => ({ gender })));
  for (const row of rows) {
    const said = header.length > 1 ? headingIn(row.cells) : null;
    if (said !== null) {
      headings.push({ text: `"${onlyText(row.cells)}"`, said });
      above = { ...above, ...said };
      all.push(above);
    } else if (!isHeader(row.cells, header)) {
      const isNote = noteAt(row.cells, nameAt) !== null;
      // A name alone below a heading may be another heading, and what is no name ends what stands above it: Undecided.
      const isAlone = headings.length > 0 && onlyText(row.cells) !== null;
      athletes.push({ row, said: isNote || isAlone ? {} : { ...above, ...genderIn(row.cells, marked) } });
      if (isNote && isAlone) above = first;
    }
  }
  const terms = headings.flatMap(({ said }) => said.available_semester ?? []);
  const isBare = terms.length === 1 && !/\d/.test(terms.join()) && columnOf('available_year') < 0;
  const fields = inherited.filter((field) => {
    const column = columnOf(field);
    const isSaid = ({ row, said }: (typeof athletes)[number]) =>
      isSame(field, row.cells[column] ?? '', said[field]);
    return all.some((one) => one[field] !== undefined) && (column < 0 || !athletes.every(isSaid));
  });
  const saysNothing = fields.length === 0 && athletes.length === rows.length;
  if (isBare || saysNothing) return { header, rows, layout: [] };
  return {
    header: [...header, ...fields.map((field) => columnNames[field])],
    rows: athletes.map(({ row: { row, cells }, said }) => {
      const below = header.map((_, index) => cells[index] ?? '');
      const more = fields.map((field) => said[field] ?? '');
      return { row, cells: [...below, ...more, ...cells.slice(header.length)] };
    }),
    layout: [
      headings.length === 0
        ? ''
        : `Headings between the rows count for the rows below: ${firstOf([...new Set(headings.map(({ text }) => text))], 5)}.`,
      Object.keys(first).length === 0
        ? ''
        : `The name of the sheet, or what stands above the table, says for its rows: ${Object.values(first).join(', ')}.`,
      marked.length === 0
        ? ''
        : `The columns ${marked.map(({ at }) => `"${header[at]}"`).join(' and ')} have marks, which say the gender.`,
    ].filter((text) => text !== ''),
  };
}

interface MarkedGender {
  readonly at: number;
  readonly gender: string;
}

/** Two columns for Male and Female with marks alone. */
function markedGenders({ header, rows }: Table): readonly MarkedGender[] {
  const found = header.flatMap((column, at): MarkedGender[] => {
    const reading = readGender(column);
    if (!('value' in reading) || reading.value === null) return [];
    const isMarked = rows.every(({ cells }) => mark.test((cells[at] ?? '').trim()));
    return isMarked ? [{ at, gender: String(reading.value) }] : [];
  });
  const genders = new Set(found.map(({ gender }) => gender));
  return genders.size === 2 ? found : [];
}

const mark = /^[x✓✔✗●•1]?$/iu;

/** What a row says of those below it, whose only text it has; null for one of something else. */
export function headingIn(cells: readonly string[]): Said | null {
  const text = onlyText(cells);
  const said = text === null ? {} : saidBy(text);
  return Object.keys(said).length > 0 ? said : null;
}

/** The gender of a row with a mark in one of the columns. */
function genderIn(cells: readonly string[], marked: readonly MarkedGender[]): Said {
  const [only, ...others] = marked.filter(({ at }) => (cells[at] ?? '').trim() !== '');
  return only === undefined || others.length > 0 ? {} : { gender: only.gender };
}

/** What a line above the table says, also in a part of it alone: Demo Agency – Girls – as of May. */
export function titleIn(cells: readonly string[]): Said {
  const text = onlyText(cells) ?? '';
  const parts = [text, ...text.split(/\s[–—-]\s|[|•·]/u)].map(saidBy);
  return Object.fromEntries(
    inherited.flatMap((field) => {
      const [told, ...others] = new Set(parts.flatMap((said) => said[field] ?? []));
      return told === undefined || others.length > 0 ? [] : [[field, told]];
    }),
  );
}

function isHeader(cells: readonly string[], header: readonly string[]): boolean {
  const isSame = (cell: string, at: number) => cell.trim() === (header[at] ?? '').trim();
  return cells.length >= header.length && cells.every(isSame);
}

/** The text of the only cell of a row that has one. */
function onlyText(cells: readonly string[]): string | null {
  let only: string | null = null;
  for (const cell of cells) {
    if (cell.trim() === '') continue;
    if (only !== null) return null;
    only = cell.trim();
  }
  return only;
}

/** Whether a cell says what the heading above it says, with a year or without. */
function isSame(field: (typeof inherited)[number], cell: string, said = ''): boolean {
  if (field === 'available_semester') return (saidByOne(cell)?.available_semester ?? '').startsWith(said);
  const reading = (field === 'gender' ? readGender : readSport)(cell);
  return said === '' || ('value' in reading && reading.value === said);
}

const readGender = fieldReader('gender');
const readSport = fieldReader('sport');

/** What a text says of athletes, if each of its words is of a term, a gender or a sport. */
export const saidBy = memoize((text: string): Said => {
  const whole = text.replace(/\(\d+\)/gu, '');
  if (whole.length > 60) return {};
  const words = whole.replace(/\b20\d\d[-–/](?:20)?\d\d\b|[|,;:–—-]/gu, ' ').match(/\S+/gu) ?? [];
  return saidIn([whole]) ?? saidIn(words.filter((word) => !besideHeadings.has(word.toLowerCase()))) ?? {};
});

function saidIn(words: readonly string[]): Said | null {
  if (words.length === 0) return {};
  for (let count = words.length; count > 0; count -= 1) {
    const one = saidByOne(words.slice(0, count).join(' '));
    if (one === null) continue;
    const rest = saidIn(words.slice(count));
    if (rest !== null && inherited.every((field) => agree(one[field], rest[field])))
      return { ...one, ...rest };
  }
  return null;
}

const agree = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined || one === other;

function saidByOne(text: string): Said | null {
  // Letters alone say nothing: M! or fa.
  if (isNothing(text) || !/\p{L}{3}|\p{N}{2}|[^\0-\x7f]/u.test(text)) return null;
  const term = readTerm(text, () => 'either');
  // A month alone may be a name: Jan, August.
  if ('value' in term && term.value !== null && (term.value.year !== null || term.sure === undefined)) {
    const { semester, year } = term.value;
    return { available_semester: year === null ? semester : `${semester} ${year}` };
  }
  const [gender, sport] = [readGender(text), readSport(text)];
  if ('value' in gender) return { gender: String(gender.value) };
  return 'value' in sport ? { sport: String(sport.value) } : null;
}
