import { fieldReader } from '../checking/field-reader.ts';
import type { ImportSource } from '../import-source.ts';
import { type Chosen, rememberedReason } from './chosen.ts';
import type { FixedValue, Places } from './field-sources.ts';
import { readFixed } from './fixed-values.ts';
import { headerKey } from './header-key.ts';
import type { ImportField } from './import-field.ts';

/** What names a file, for `presetOf`. */
export type Named = Pick<ImportSource, 'header'> & Partial<Pick<ImportSource, 'name' | 'sheet'>>;

interface Known {
  readonly places: Places;
  readonly remembered: Chosen;
}

/**
 * The probable value of every row in a missing field, which counts only when a person takes it
 * (rules/import.md#fixed-values): by the sheet's or the file's name, the last file, or a column of graduation years.
 */
export function presetOf(
  field: ImportField,
  source: Named,
  { places, remembered }: Known,
): FixedValue | null {
  const { name = '', sheet = '', header } = source;
  const isNamed = [
    { text: sheet, reason: "the sheet's name" },
    { text: name.replace(/\.\w+$/, ''), reason: "the file's name" },
  ].flatMap(({ text, reason }) => {
    const value = valueIn(field, text);
    return value === null ? [] : [{ value, reason }];
  });
  const last = remembered.set?.[field];
  const [yearAt = -1] = places.get('available_year') ?? [];
  const graduates = header[yearAt] ?? '';
  return (
    isNamed[0] ??
    (last !== undefined ? { value: last, reason: rememberedReason } : null) ??
    (field === 'available_semester' && isGraduation(graduates)
      ? { value: 'Fall', reason: `"${graduates}": graduates start in the fall` }
      : null)
  );
}

/** The field's value in a name such as 'Fall 2027 soccer roster'; null where it has none or several. */
function valueIn(field: ImportField, name: string): string | null {
  const words = Array.from(name.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ([word]) => word);
  const values = new Set(field === 'sport' ? words.flatMap(sportIn) : termsIn(words, field));
  const [value, ...others] = values;
  return value === undefined || others.length > 0 ? null : value;
}

function sportIn(word: string): readonly string[] {
  const reading = readSport(word);
  return 'value' in reading ? [String(reading.value)] : [];
}

const readSport = fieldReader('sport');

/** Semesters or years of terms in one word, 'F27', or in two, 'Fall 2027'. */
function termsIn(words: readonly string[], field: ImportField): readonly string[] {
  return words
    .flatMap((word, index) => [word, `${word} ${words[index + 1] ?? ''}`])
    .flatMap((text) => {
      const read = readFixed('available_semester', text);
      if ('expected' in read || read.values.length < 2) return [];
      return read.values.flatMap(([one, value]) => (one === field ? [value] : []));
    });
}

/** Whether a header of years says that they are those of a graduation. */
function isGraduation(header: string): boolean {
  return /grad|class|abschluss|diplom|formatura/.test(headerKey(header));
}
