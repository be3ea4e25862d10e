import { sports } from '../athletes/sports.ts';
import { isoCountryCode } from '../countries/countries.ts';
import { recordOf } from '../fields/table.ts';
import type { Agency, AgencyChange, AgencyDraft } from './agency.ts';
import { type AgencyField, agencyFieldNames } from './agency-fields.ts';

type EnteredField = Exclude<AgencyField, 'sports'>;
const enteredFields = agencyFieldNames.filter((field): field is EnteredField => field !== 'sports');
const optionalFields = enteredFields.filter((field) => field !== 'name');

/** What stands in the fields, as typed; the country as its ISO alpha-2 code, '' for none. */
export type AgencyEntry = Readonly<Record<EnteredField, string>> & { readonly sports: readonly string[] };

/** The entry of which `text` and `all` tell what stands in each field. */
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

/** An agency as the form shows it: each sport once. */
export function enteredAgency(agency: Agency): AgencyEntry {
  const known = { ...agency, country: agency.country === null ? null : isoCountryCode(agency.country) };
  return agencyEntry(
    (field) => known[field] ?? '',
    () => [...new Set(agency.sports)].filter((sport) => sport.trim() !== ''),
  );
}

/** The sports of an entry that the service had before, and that are none of those that the form offers. */
export function otherSports(entry: AgencyEntry): readonly string[] {
  const known: ReadonlySet<string> = new Set(sports);
  return entry.sports.filter((sport) => !known.has(sport));
}

/**
 * The payload that creates the agency: empty optional fields are left out (rules.md#empty-fields). Nothing is
 * required here; the service validates (rules.md#agency-form).
 */
export function agencyDraftOf(entry: AgencyEntry): AgencyDraft {
  const given = optionalFields.filter((field) => textOf(entry, field) !== '');
  return {
    name: textOf(entry, 'name'),
    sports: knownSports(entry),
    ...Object.fromEntries(given.map((field) => [field, textOf(entry, field)])),
  };
}

/** The fields that differ, in the order of the form. */
export function changedAgencyFields(from: AgencyEntry, to: AgencyEntry): readonly AgencyField[] {
  return agencyFieldNames.filter((field) => entryText(from, field) !== entryText(to, field));
}

/**
 * What is sent to change the agency: these fields alone, with null for what was emptied. Among the sports are those
 * that only the service knows: what nobody took away is no client's to drop.
 */
export function agencyEditOf(entry: AgencyEntry, changed: readonly AgencyField[]): AgencyChange {
  const texts = optionalFields.filter((field) => changed.includes(field));
  return {
    ...(changed.includes('name') && { name: textOf(entry, 'name') }),
    ...(changed.includes('sports') && { sports: [...knownSports(entry), ...otherSports(entry)] }),
    ...Object.fromEntries(texts.map((field) => [field, textOf(entry, field) || null])),
  };
}

/** `onto`, with what was changed between `from` and `mine`. */
export function mergedEntry(onto: AgencyEntry, from: AgencyEntry, mine: AgencyEntry): AgencyEntry {
  const changed = changedAgencyFields(from, mine);
  const sourceOf = (field: AgencyField) => (changed.includes(field) ? mine : onto);
  return agencyEntry(
    (field) => sourceOf(field)[field],
    (field) => sourceOf(field)[field],
  );
}

/** One field of an entry as text: what two of them are compared by. */
export function entryText(entry: AgencyEntry, field: AgencyField): string {
  return field === 'sports' ? [...entry.sports].sort().join(', ') : textOf(entry, field);
}

function textOf(entry: AgencyEntry, field: EnteredField): string {
  return entry[field].trim();
}

function knownSports(entry: AgencyEntry): AgencyDraft['sports'] {
  return sports.filter((sport) => entry.sports.includes(sport));
}
