import { fieldReader } from '../checking/field-reader.ts';
import { graduations } from '../checking/foreign-words.ts';
import type { Answers } from '../decisions.ts';
import type { ImportSource } from '../import-source.ts';
import { rememberedReason } from './choices.ts';
import { readFixed } from './fixed-values.ts';
import { headerKey } from './header-key.ts';
import type { FixedValue, ImportField, Places } from './import-field.ts';

/** What names a file, for `presetOf`. */
export type Named = Pick<ImportSource, 'header'> & Partial<Pick<ImportSource, 'name' | 'sheet' | 'title'>>;

interface Known {
  readonly places: Places;
  readonly remembered: Answers;
}

/**
 * The probable value of every row in a missing field, which counts only when a person takes it
 * (rules/import.md#fixed-values): by the name of the sheet or the file, the line above the table, the last file, or a column of graduation years.
 */
export function presetOf(
  field: ImportField,
  source: Named,
  { places, remembered }: Known,
): FixedValue | null {
  const { name, sheet, title, header } = source;
  const graduation = header.find(
    (column, index) => places.get('available_year')?.includes(index) && isGraduation(column),
  );
  const isFall = field === 'available_semester' && graduation !== undefined;
  const probable = [
    { value: valueIn(field, sheet), reason: "the sheet's name" },
    { value: valueIn(field, title), reason: 'the line above the table' },
    { value: valueIn(field, name?.replace(/\.\w+$/, '')), reason: "the file's name" },
    { value: remembered.all?.[field], reason: rememberedReason },
    {
      value: isFall ? 'Fall' : undefined,
      reason: `"${graduation}": graduates start in the fall`,
      sure: 'likely' as const,
    },
  ];
  return probable.find((one): one is FixedValue => one.value !== undefined) ?? null;
}

/** The field's value in a name such as 'Fall 2027 soccer roster', if it has one and no more. */
function valueIn(field: ImportField, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const words = Array.from(name.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ([word]) => word);
  const values = new Set(field === 'sport' ? words.flatMap(sportIn) : termsIn(words, field));
  const [value, ...others] = values;
  return others.length > 0 ? undefined : value;
}

function sportIn(word: string): readonly string[] {
  const reading = readSport(word);
  return 'value' in reading ? [String(reading.value)] : [];
}

const readSport = fieldReader('sport');

/** Semesters or years of terms in one word, 'F27', or in two, 'Fall 2027'. */
function termsIn(words: readonly string[], field: ImportField): readonly string[] {
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return [...words, ...pairs].flatMap((text) => {
    const read = readFixed('available_semester', text);
    if ('expected' in read || read.values.length < 2) return [];
    return read.values.flatMap(([one, value]) => (one === field ? [value] : []));
  });
}

/** Whether a header of years says that they are those of a graduation. */
export function isGraduation(header: string): boolean {
  const key = headerKey(header);
  return graduations.some((word) => !/^[a-z]{1,3}$/.test(word) && key.includes(word));
}
