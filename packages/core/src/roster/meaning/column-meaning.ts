import { type EveryFieldName, everyField } from '../../athletes/fields/athlete-fields.ts';
import { collationKey } from '../../display/collation.ts';
import type { TextFault } from '../../fields/text-rule.ts';
import { type CellReading, nothingSaid, numbersIn } from '../checking/cell-values.ts';
import { stateCodes, yesOrNo } from '../checking/foreign-words.ts';
import { gradesFromOne } from '../matching/field-headers.ts';
import { headerKey } from '../matching/header-key.ts';
import { isAboveOthers, isOtherTest, scoreBeside } from './scores-beside.ts';

type Reader = (cell: string) => CellReading<string | number | boolean>;

/**
 * Reads cells by what all texts of their column say together: letters of genders, NA beside codes of countries, and scales
 * (rules/import.md#meaning).
 * @param different all cells of the column, without spaces around them
 * @param columns the headers of the file
 */
export function readingColumn(
  name: EveryFieldName,
  readCell: Reader,
  header: string,
  different: () => ReadonlySet<string>,
  columns: readonly string[],
): Reader {
  if (name === 'hidden' && /visib|sichtbar/.test(headerKey(header)))
    return doubting(readCell, (text) => (bareYesOrNo.has(collationKey(text)) ? whichOfTwo : null));
  const { kind } = everyField[name];
  const read = kind === 'score' || kind === 'link' ? readingRemarks(readCell, kind, different) : readCell;
  const beside = scoreBeside(header);
  if (beside !== null) return readingBeside(name, read, beside.others);
  if (kind !== 'country' && !['gender', 'TOEFL', 'GPA'].includes(name)) return read;
  const texts = different();
  const numbers = [...texts].flatMap((text) => numbersIn(text).slice(0, 1).map(Number));
  const most = (fits: (number: number) => boolean) => numbers.filter(fits).length * 2 > numbers.length;
  if (name === 'gender') return readingGenders(read, headerKey(header), texts);
  // In the languages of this header slovensko is no Slovakia.
  const isSouthSlavic = headerKey(header) === 'drzavljanstvo';
  if (kind === 'country')
    return readingCodes(isSouthSlavic ? readingLetters(read, { SLOVENSKO: 'Slovenia' }) : read, texts);
  if (name === 'TOEFL' && numbers.length > 0 && numbers.every((number) => number > 0 && number <= 6))
    return doubting(read, (text) => (numbersIn(text).length > 0 ? newToefl : null));
  if (name === 'GPA' && most((number) => number > 4))
    return doubting(read, (text) => (numbersIn(text).length > 0 ? otherScale : null));
  const haveOwnScale = () => columns.some((column) => fromOneKeys.has(headerKey(column)));
  const isBelow = (number: number) => number < 2;
  if (name === 'GPA' && numbers.some(isBelow) && ((numbers.length > 1 && most(isBelow)) || haveOwnScale()))
    return doubting(read, (text) => (numbersIn(text).length > 0 ? ownScale : null));
  return read;
}

/** A remark beside scores has no digit, and one beside links no point: where the column has a value, it likely says that there is none. */
function readingRemarks(read: Reader, kind: 'score' | 'link', different: () => ReadonlySet<string>): Reader {
  const sign = kind === 'score' ? /[\p{N}#]/u : /[.@#/]/;
  let hasValues: boolean | undefined;
  return (cell) => {
    const reading = read(cell);
    if ('value' in reading || sign.test(cell)) return reading;
    hasValues ??= [...different()].some((text) => sign.test(text));
    return hasValues ? notSaid : reading;
  };
}

const bareYesOrNo = new Set([...yesOrNo.hidden, ...yesOrNo.listed].map(collationKey));

const fromOneKeys: ReadonlySet<string> = new Set(gradesFromOne.map(headerKey));

/** How the advice about a number of one of two tests begins. */
export const mayBeOf = 'It may be of ';

/** A cell that names another test is none of the score's, one that names the score or is above the others is, and any other may be both. */
function readingBeside(name: EveryFieldName, read: Reader, others: readonly string[]): Reader {
  const fault: TextFault = {
    expected: `a result in ${name}`,
    fix: `${mayBeOf}${others.map((other) => other.toUpperCase()).join(' or ')}: write it with its name, as ${name} ${String(everyField[name].example)}, or leave the cell empty.`,
  };
  return (cell) => {
    const words: readonly string[] = collationKey(cell).match(/\p{L}+/gu) ?? [];
    if (words.some((word) => isOtherTest(word, name) || word === 'nc')) return nothingSaid;
    const reading = read(cell);
    if (!('value' in reading) && numbersIn(cell.trim()).length > 0) return notSaid;
    if (!('value' in reading) || typeof reading.value !== 'number') return reading;
    const isNamed = words.includes(name.toLowerCase()) || words.includes('j');
    return isNamed || isAboveOthers(reading.value, others) ? reading : fault;
  };
}

/** A remark, or a number that can only be of another test. */
const notSaid = { ...nothingSaid, sure: 'likely' } as const;

/** Letters of genders by the set that a column has, and by its header where a set fits two languages. */
function readingGenders(readWord: Reader, key: string, texts: ReadonlySet<string>): Reader {
  // Without its accent a Hungarian woman is no.
  const read = readingLetters(readWord, { NŐ: 'Female' });
  const letters = [...texts].filter((text) => /^\p{L}$/u.test(text)).map((text) => text.toUpperCase());
  const set = [...new Set(letters)].toSorted().join('');
  const isSpanish = ['genero', 'sexo'].includes(key);
  const isLithuanian = key === 'lytis';
  if (set === 'M' && isSpanish && texts.size <= 2)
    return doubting(read, (text) => (text.toUpperCase() === 'M' ? oneLetter : null));
  if (set === 'MV' && !['geslacht', 'mv', 'vm', 'manvrouw'].includes(key))
    return isSpanish || isLithuanian
      ? readingLetters(read, { V: 'Male', M: 'Female' })
      : doubting(read, twoLetters);
  if (set === 'FN')
    return key === 'nem' ? readingLetters(read, { F: 'Male', N: 'Female' }) : doubting(read, twoLetters);
  const pair = genderLetters[set];
  return pair === undefined
    ? read
    : readingLetters(read, { [pair.charAt(0)]: 'Male', [pair.charAt(1)]: 'Female' });
}

/** The letters for male and female in sets that fit one convention, beside M and F. */
const genderLetters: Readonly<Record<string, string>> = {
  ...{ HM: 'HM', MN: 'MN', FH: 'HF', DH: 'HD', JM: 'JM', MV: 'MV', KM: 'MK', EK: 'EK', LP: 'LP', BG: 'BG' },
  ...{ MŽ: 'MŽ', MZ: 'MZ', ЖМ: 'МЖ', FP: 'PF', GJ: 'GJ', DP: 'DP', SV: 'VS', ΑΘ: 'ΑΘ', ΑΓ: 'ΑΓ', ชญ: 'ชญ' },
  ...{ זנ: 'זנ' },
};

const twoLetters = (text: string) => (/^\p{L}$/u.test(text) ? otherLetter : null);

/** Asks about codes that may be those of states, and about NA beside others. */
function readingCodes(read: Reader, texts: ReadonlySet<string>): Reader {
  if (areStates(texts)) return doubting(read, (text) => (text === '' ? null : stateOrCountry));
  const hasCodes = [...texts].some((text) => /^[A-Z]{2}$/.test(text) && text !== 'NA');
  return hasCodes ? doubting(read, (text) => (text === 'NA' ? missingOrNamibia : null)) : read;
}

/** Whether all texts are codes of states of the US, and at least two of them. */
function areStates(texts: ReadonlySet<string>): boolean {
  const codes = [...texts].filter((text) => text !== '');
  return codes.length > 1 && codes.every((code) => stateCodes.has(code));
}

function doubting(read: Reader, doubt: (text: string) => TextFault | null): Reader {
  return (cell) => doubt(cell.trim()) ?? read(cell);
}

function readingLetters(read: Reader, meanings: Readonly<Record<string, string>>): Reader {
  return (cell) => {
    const value = meanings[cell.trim().toUpperCase()];
    return value === undefined ? read(cell) : { value, read: value, sure: 'likely' };
  };
}

const oneLetter: TextFault = {
  expected: 'Male or Female',
  fix: 'M may be masculino or mujer: write Male or Female.',
};
const otherLetter: TextFault = {
  expected: 'Male or Female',
  fix: 'Its letters mean one thing in one language and another in the next: write Male or Female.',
};
const whichOfTwo: TextFault = {
  expected: 'hidden or listed',
  fix: 'Below this header it may mean either: write hidden or listed.',
};
const stateOrCountry: TextFault = {
  expected: 'a country',
  fix: 'The codes of this column are those of states, too: write the country.',
};
const missingOrNamibia: TextFault = {
  expected: 'a country',
  fix: 'NA may be Namibia or a missing value: write Namibia, or empty the cell.',
};
export const newToefl: TextFault = {
  expected: 'a TOEFL score from 0 to 120',
  fix: 'It looks like the scale of 1 to 6: give the score on the scale of 0 to 120.',
};
export const otherScale: TextFault = {
  expected: 'a GPA from 1 to 4',
  fix: 'It is on another scale: convert it to the scale of 1 to 4, or leave the cell empty.',
};
const ownScale: TextFault = {
  expected: otherScale.expected,
  fix: `${mayBeOf}another scale: convert it to the scale of 1 to 4, or leave the cell empty.`,
};
