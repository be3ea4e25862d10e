import type { AthleteDraft } from '../../athletes/fields/athlete-draft.ts';
import {
  athleteFieldNames,
  athleteFields,
  type EveryFieldName,
  everyField,
  everyFieldName,
} from '../../athletes/fields/athlete-fields.ts';
import type { TextFault } from '../../fields/text-rule.ts';
import { isPersonal } from '../decisions.ts';
import type { ImportSource, SourceRow } from '../import-source.ts';
import { saidBy } from '../layout/headings.ts';
import { fieldAsked, fieldOf, saysHidden } from '../matching/column-aliases.ts';
import { nameParts } from '../matching/import-field.ts';
import type { ColumnMatch, ImportField } from '../matching/match-columns.ts';
import { readingColumn } from '../meaning/column-meaning.ts';
import { availabilityStep } from './availability-step.ts';
import type { CellReading } from './cell-values.ts';
import { fieldReader, textReader } from './field-reader.ts';
import { readListedName, readName, readRosterName, readTurnedName, withCountry } from './name-cell.ts';
import { asNote, noteAt } from './note-row.ts';
import { cellAt, type JudgedRow, keep, problemAt, type RowFindings, refuse, take } from './row-findings.ts';
import { readingSaid } from './said-words.ts';
import { fieldsWithWords } from './unknown-words.ts';

export type { JudgedRow } from './row-findings.ts';

type Reader = ReturnType<typeof fieldReader>;
type PlaceOf = (field: ImportField) => number;
/** Judges some cells of a row. */
type Step = (row: RowFindings) => void;

/** Creates the judge for all rows of one file; work that depends on the columns alone is done once. */
export function createRowJudge(
  match: ColumnMatch,
  { header, rows = [] }: Pick<ImportSource, 'header'> & Partial<Pick<ImportSource, 'rows'>>,
): (row: SourceRow) => JudgedRow {
  const placeOf: PlaceOf = (field) => match.columns.get(field) ?? -1;
  const nameAt = nameColumns(placeOf, match)[0]?.index ?? -1;
  const steps = [
    nameStep(placeOf, match),
    availabilityStep(match, rows, nameAt),
    ...fieldSteps(placeOf, match, rows),
    teamStep(placeOf),
    hiddenStep(match),
    leftoverStep(match),
  ];
  return (source) => {
    const row: RowFindings = { source, header, draft: {}, problems: [], warnings: [], readings: [] };
    const note = header.length > 1 ? noteAt(source.cells, nameAt) : null;
    if (note !== null) return nobody(row, note);
    for (const step of steps) step(row);
    const { draft, problems, warnings, readings } = row;
    const isWhole = problems.every(({ isOpen }) => isOpen) && isDraft(draft);
    return { draft: isWhole ? draft : null, problems, warnings, readings };
  };
}

function nobody(
  { source: { row, cells }, header }: RowFindings,
  { index, sure }: NonNullable<ReturnType<typeof noteAt>>,
): JudgedRow {
  const [column = '', value = ''] = [header[index], cells[index]];
  const left = {
    row,
    index,
    column,
    field: 'name',
    value,
    read: 'left out',
    how: asNote,
    sure,
  };
  return { draft: null, problems: [], warnings: [], readings: [left] };
}

/** Whether every draft's fields are there; each value has been judged by its reader. */
function isDraft(draft: RowFindings['draft']): draft is AthleteDraft {
  return requiredFields.every((name) => draft[name] !== undefined);
}

const requiredFields = athleteFieldNames.filter((name) => 'required' in athleteFields[name]);

/** The name, whole or in halves. */
function nameStep(placeOf: PlaceOf, match: ColumnMatch): Step {
  const columns = nameColumns(placeOf, match);
  const nameOf = isExport(match) ? readListedName : readRosterName;
  const hasCountry =
    isExport(match) || placeOf('country_of_residence') >= 0 || match.set.has('country_of_residence');
  return (row) => {
    const parts = columns.map(({ index, read }) => ({
      index,
      text: take(row, index, 'name', read(row.source.cells[index] ?? '')),
    }));
    if (parts.some(({ text }) => text === null)) return;
    const filled = parts.filter(({ text }) => text !== '');
    const index = filled.at(-1)?.index ?? parts[0]?.index ?? -1;
    const whole = filled.map(({ text }) => text).join(' ');
    const { name, country } = hasCountry ? { name: whole, country: null } : withCountry(whole);
    const reading = nameOf(name);
    if (country === null || !('value' in reading)) return keep(row, index, 'name', reading);
    row.draft.country_of_residence = country;
    keep(row, index, 'name', { ...reading, read: name, how: `with ${country} behind it`, sure: 'likely' });
  };
}

/** Whether the file is an export: what the service listed itself means what it says. */
function isExport({ guesses, idColumn }: Pick<ColumnMatch, 'guesses' | 'idColumn'>): boolean {
  return idColumn !== undefined && guesses.some(({ header }) => header === 'available_semester');
}

interface NameColumn {
  readonly index: number;
  readonly read: (cell: string) => CellReading<string>;
}

function nameColumns(placeOf: PlaceOf, match: ColumnMatch): readonly NameColumn[] {
  const isListed = isExport(match);
  const readWhole = (cell: string) => readName(cell, isListed);
  const readTurned = (cell: string) => readTurnedName(cell, match.hasCommas);
  const columns = (read: NameColumn['read'], ...fields: readonly ImportField[]) =>
    fields.map((field) => ({ index: placeOf(field), read })).filter(({ index }) => index >= 0);
  const whole = [...columns(readWhole, 'name'), ...columns(readTurned, 'last_first_name')];
  return whole.length > 0 ? whole : columns(readWhole, ...nameParts);
}

/** Fields that are read of more than one cell, each in its own way. */
const ownSteps: ReadonlySet<EveryFieldName> = new Set(['name', 'available_semester', 'available_year']);

/** A step for each other field that has a column or a value for all rows. */
function fieldSteps(placeOf: PlaceOf, match: ColumnMatch, rows: readonly SourceRow[]): readonly Step[] {
  const { guesses, set, meanings } = match;
  const isListed = isExport(match);
  const headers = guesses.map((guess) => guess.header);
  return everyFieldName
    .filter((field) => !ownSteps.has(field) && (placeOf(field) >= 0 || set.has(field)))
    .map((field) => {
      const [index, fixed] = [placeOf(field), set.get(field)];
      const { header = '', isChosen = false } = guesses[index] ?? {};
      const known = everyField[field];
      const own = isListed && known.kind === 'text' ? textReader(known) : fieldReader(field);
      const texts = () => new Set(rows.map(({ cells }) => (cells[index] ?? '').trim()));
      const readCell =
        field === 'sport'
          ? readingTeam(own)
          : index < 0 || isListed
            ? own
            : readingColumn(field, own, isChosen ? '' : header, texts, isChosen ? [] : headers);
      const said = index < 0 || isPersonal(field) ? undefined : meanings[field];
      const read = readingSaid(
        readCell,
        said,
        own,
        fieldsWithWords.some((name) => name === field),
      );
      const saysGpa = (fieldOf(header, []) ?? fieldAsked(header, [])) === 'GPA';
      const isDoubted = field === 'GPA' && header.trim() !== '' && !saysGpa;
      return (row) => {
        keep(row, index, field, read(fixed?.value ?? row.source.cells[index] ?? ''));
        if (isDoubted && row.draft.GPA !== undefined)
          row.warnings.push(problemAt(row, index, field, otherScale));
      };
    });
}

/** Reads a sport also where the gender stands beside it: Women's Tennis. */
function readingTeam(read: Reader): Reader {
  return (cell) => {
    const reading = read(cell);
    const { sport } = 'value' in reading ? {} : saidBy(cell.trim());
    return sport === undefined ? reading : { value: sport, read: sport };
  };
}

/** The gender that stands beside a sport counts where no other cell says one, and may not contradict it. */
function teamStep(placeOf: PlaceOf): Step {
  const [sportAt, genderAt] = [placeOf('sport'), placeOf('gender')];
  return (row) => {
    const { sport, gender } = sportAt < 0 ? {} : saidBy(cellAt(row, sportAt));
    if (sport === undefined || gender === undefined) return;
    const own = row.draft.gender;
    if (own === undefined && cellAt(row, genderAt) === '')
      keep(row, sportAt, 'gender', { value: gender, read: gender });
    else if (own !== undefined && own !== gender) {
      refuse(row, genderAt, 'gender', twoGenders);
      row.draft.gender = undefined;
    }
  };
}

/** Where the service cannot hide an athlete, none is published whose row says more than that it is listed. */
function hiddenStep({ guesses }: ColumnMatch): Step {
  const unheard = guesses.filter(({ header, status }) => status === 'unknown' && saysHidden(header));
  const read = fieldReader('hidden');
  return (row) => {
    for (const { index } of unheard) {
      const reading = read(cellAt(row, index));
      if (!('value' in reading) || reading.value === true) refuse(row, index, 'hidden', cannotHide);
    }
  };
}

/** Cells that would be lost: without a header, or beyond the header's end. */
function leftoverStep({ guesses }: ColumnMatch): Step {
  const nameless = guesses.filter(
    ({ header, status }) => header.trim() === '' && (status === 'unknown' || status === 'suggested'),
  );
  return (row) => {
    for (const { index } of nameless)
      if (cellAt(row, index) !== '') row.warnings.push(problemAt(row, index, '', noHeader));
    for (let index = row.header.length; index < row.source.cells.length; index += 1)
      if (cellAt(row, index) !== '') refuse(row, index, '', beyond);
  };
}

const otherScale: TextFault = {
  expected: 'a GPA on the scale of 1 to 4, where 4 is best',
  fix: 'This header does not say GPA. If it is another scale, convert the grades.',
};
const twoGenders: TextFault = {
  expected: 'the gender that stands beside the sport',
  fix: 'The sport names another gender: make them agree.',
};
const cannotHide: TextFault = {
  expected: 'listed, as this service cannot hide an athlete',
  fix: 'Leave the row out. Or list the athlete for everybody: empty the cell.',
};
const noHeader: TextFault = {
  expected: 'a header above this cell',
  fix: 'The column has no header, so it is not imported: give it one, or empty it.',
};
const beyond: TextFault = {
  expected: 'as many cells as the header has',
  fix: 'The row has more cells than the header: put quotes around cells that contain the separator.',
};
