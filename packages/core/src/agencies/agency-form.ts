import { sports } from '../athletes/fields/sports.ts';
import { isoCountryCode } from '../countries/countries.ts';
import { recordOf } from '../fields/table.ts';
import { type FormProblems, fieldError } from '../forms/form.ts';
import { changedFields, type EntryFields } from '../forms/revision.ts';
import { problemText } from '../wire/problems.ts';
import type { Agency } from './agency.ts';
import type { AgencyChange, AgencyDraft } from './agency-draft.ts';
import { type AgencyField, agencyFieldNames, agencyFields } from './agency-fields.ts';

type EnteredField = Exclude<AgencyField, 'sports'>;
const enteredFields = agencyFieldNames.filter((field): field is EnteredField => field !== 'sports');
const optionalFields = enteredFields.filter((field) => field !== 'name');

/** The choice of `noindex` in an entry; '' is the other (rules/agencies.md#noindex). */
export const leftOutOfSearches = 'Leave out this agency and its athletes';

/** The text in the fields, as typed; the country as its ISO alpha-2 code, '' for none. */
export type AgencyEntry = Readonly<Record<EnteredField, string>> & { readonly sports: readonly string[] };

/** Reads an entry from a form: `text` for single values, `all` for the sports. */
export function agencyEntry(
  text: (field: EnteredField) => string,
  all: (field: 'sports') => readonly string[],
): AgencyEntry {
  return { ...recordOf(enteredFields, text), sports: all('sports') };
}

export const noAgencyEntry = agencyEntry(
  () => '',
  () => [],
);

/** The entry for a stored agency, with each sport once. */
export function enteredAgency(agency: Agency): AgencyEntry {
  const stored = {
    ...agency,
    country: agency.country === null ? null : isoCountryCode(agency.country),
    noindex: agency.noindex ? leftOutOfSearches : '',
  };
  return agencyEntry(
    (field) => stored[field] ?? '',
    () => [...new Set(agency.sports)].filter((sport) => sport.trim() !== ''),
  );
}

/** The sports of an entry that the service has and the form does not offer. */
export function otherSports(entry: AgencyEntry): readonly string[] {
  const offered: ReadonlySet<string> = new Set(sports);
  return entry.sports.filter((sport) => !offered.has(sport));
}

/**
 * The payload that creates the agency: empty optional fields are left out (rules/forms.md#empty-fields). Nothing is
 * required here; the service validates (rules/agencies.md#agency-form).
 */
export function agencyDraftOf(entry: AgencyEntry): AgencyDraft {
  const given = optionalFields.filter((field) => textOf(entry, field) !== '');
  return {
    name: textOf(entry, 'name'),
    sports: knownSports(entry),
    ...Object.fromEntries(given.map((field) => [field, sentValue(entry, field)])),
  };
}

/** Entries are compared as trimmed texts, and their sports in any order. */
export const agencyEntries: EntryFields<AgencyEntry> = {
  names: agencyFieldNames,
  plain: (entry, field) => (field === 'sports' ? [...entry.sports].sort().join(', ') : textOf(entry, field)),
};

/**
 * The edit from one entry to the other: the fields that differ, with null for emptied ones. Sports that only the service
 * knows are sent along unless the person unticked them.
 */
export function agencyEditOf(from: AgencyEntry, to: AgencyEntry): AgencyChange {
  const changed = changedFields(agencyEntries, from, to);
  const texts = optionalFields.filter((field) => changed.includes(field));
  return {
    ...(changed.includes('name') && { name: textOf(to, 'name') }),
    ...(changed.includes('sports') && { sports: [...knownSports(to), ...otherSports(to)] }),
    ...Object.fromEntries(texts.map((field) => [field, sentValue(to, field) || null])),
  };
}

/** The text at a field; a missing name or sport is said in the form's words. */
export function agencyFieldError(form: FormProblems, field: AgencyField, entry: AgencyEntry): string | null {
  const error = fieldError(form, field);
  return error === null ? null : (missingText(entry, field) ?? error);
}

/** The banner's lines, without what is said at its field alone. */
export function agencyReasons(
  { problems, fromService }: FormProblems,
  entry: AgencyEntry,
): readonly string[] {
  if (!fromService) return [];
  return problems.filter(({ field }) => missingText(entry, field) === null).map(problemText);
}

function missingText(entry: AgencyEntry, field: string | null): string | null {
  if (field === 'sports' && entry.sports.length === 0) return 'Choose at least one sport';
  return field === 'name' && textOf(entry, field) === '' ? `${agencyFields.name.label} is required` : null;
}

function textOf(entry: AgencyEntry, field: EnteredField): string {
  return entry[field].trim();
}

function sentValue(entry: AgencyEntry, field: EnteredField): string | boolean {
  return field === 'noindex' ? entry.noindex === leftOutOfSearches : textOf(entry, field);
}

function knownSports(entry: AgencyEntry): AgencyDraft['sports'] {
  return sports.filter((sport) => entry.sports.includes(sport));
}
