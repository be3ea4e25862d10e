import type { Athlete } from './athlete.ts';
import {
  type AthleteFieldName,
  athleteFieldNames,
  athleteFields,
  hasField,
  isSent,
  listLabel,
} from './athlete-fields.ts';

/** A part of a complete entry: a field, or the term, which is two. */
export type EntryPart = 'term' | Exclude<AthleteFieldName, 'sport' | 'available_semester' | 'available_year'>;

/** rules/athletes.md#completeness */
export interface Completeness {
  readonly given: number;
  readonly of: number;
  readonly missing: readonly EntryPart[];
}

const partOf = (field: AthleteFieldName): EntryPart | null => {
  if (field === 'sport') return null;
  return field === 'available_semester' || field === 'available_year' ? 'term' : field;
};

/** Everything that counts for any sport, in the order of the fields. */
export const entryParts: readonly EntryPart[] = [
  ...new Set(athleteFieldNames.flatMap((field) => partOf(field) ?? [])),
];

function hasPart(athlete: Athlete, part: EntryPart): boolean {
  return part === 'term' || (hasField(athlete.sport, part) && isSent([athlete], part));
}

function isGiven(athlete: Athlete, part: EntryPart): boolean {
  if (part === 'term') return athlete.available_semester !== null && athlete.available_year !== null;
  return (athlete[part] ?? '') !== '';
}

/** How much of the sport's fields is given. */
export function completeness(athlete: Athlete): Completeness {
  const parts = entryParts.filter((part) => hasPart(athlete, part));
  const missing = parts.filter((part) => !isGiven(athlete, part));
  return { given: parts.length - missing.length, of: parts.length, missing };
}

/** A part within a sentence: 'SAT', 'video'. */
export function partText(part: EntryPart): string {
  if (part === 'term') return part;
  const label = listLabel(part);
  return athleteFields[part].kind === 'score' ? label : label.toLowerCase();
}

/** '8 of 12' */
export function completenessText({ given, of }: Completeness): string {
  return `${given} of ${of}`;
}

/** 'Missing: SAT, video'; null where nothing is. */
export function missingText({ missing }: Completeness): string | null {
  return missing.length === 0 ? null : `Missing: ${missing.map(partText).join(', ')}`;
}
