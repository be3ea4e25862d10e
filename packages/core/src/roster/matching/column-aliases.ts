import {
  type AthleteField,
  athleteFieldNames,
  athleteFields,
  isOffered,
  type Offered,
} from '../../athletes/fields/athlete-fields.ts';
import { namesOf, recordOf } from '../../fields/table.ts';
import { englishHeaders, foreignHeaders, lastNameFirst } from './field-headers.ts';
import { headerKey } from './header-key.ts';
import type { ImportField } from './import-field.ts';

/** The English spellings of each field, its own name first. */
export const usualHeaders: Readonly<Record<ImportField, readonly string[]>> = {
  ...recordOf(namesOf(englishHeaders), (name) => listed(englishHeaders[name])),
  ...recordOf(athleteFieldNames, (name) => {
    const { alias }: AthleteField = athleteFields[name];
    return listed([name, ...(alias === undefined ? [] : [alias]), englishHeaders[name]].join(', '));
  }),
};

/** All spellings of each field; case, punctuation, accents and what stands in brackets do not count. */
export const columnAliases: Readonly<Record<ImportField, readonly string[]>> = recordOf(
  namesOf(usualHeaders),
  (field) => [
    ...usualHeaders[field],
    ...(foreignHeaders[field] ?? []).flatMap(listed),
    ...(field === 'name' ? lastNameFirst : []),
  ],
);

function listed(headers: string): string[] {
  return headers.split(', ').map((header) => header.replaceAll('_', ' '));
}

/** The field that a header names, in any of its spellings. */
export function fieldOf(header: string, offered: Offered): ImportField | null {
  const field = fieldByKey.get(headerKey(header)) ?? null;
  return field !== null && isOffered(field, offered) ? field : null;
}

/** Meanings of a column at a service with these optional fields. */
export function importFields(offered: Offered): readonly ImportField[] {
  return namesOf(columnAliases).filter((field) => isOffered(field, offered));
}

/** Whether a header of names says that the last name is first. */
export function isLastNameFirst(header: string): boolean {
  return lastFirstKeys.has(headerKey(header));
}

const lastFirstKeys: ReadonlySet<string> = new Set(lastNameFirst.map(headerKey));

/** Why a known column is not imported. */
export function unusedReason(header: string): string | null {
  const key = headerKey(header);
  return Object.entries(unusedHeaders).find(([, headers]) => headers.includes(key))?.[0] ?? null;
}

/** Whether a column holds the service's ids, as in an export. */
export function isIdHeader(header: string): boolean {
  return idHeaders.includes(headerKey(header));
}

const idHeaders = ['id', 'athlete id'].map(headerKey);

const fieldByKey = new Map(
  namesOf(columnAliases).flatMap((field) =>
    columnAliases[field].map((header): [string, ImportField] => [headerKey(header), field]),
  ),
);

/** By the reason: an export's agency columns, and numbers other than the ITF ranking. */
const unusedHeaders: Readonly<Record<string, readonly string[]>> = {
  'set by the service': [
    ...idHeaders,
    ...['agency', 'agency id', 'agency name', 'created at', 'changed at'].map(headerKey),
  ],
  'a World Tennis Number, which is not the ITF ranking': ['wtn', 'world tennis number', 'itf wtn'].map(
    headerKey,
  ),
};
