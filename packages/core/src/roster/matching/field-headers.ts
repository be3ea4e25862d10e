import headers from '../words/headers.json' with { type: 'json' };
import type { ImportField } from './import-field.ts';

/** Headers in English that hold a field, besides its name; case, punctuation and parts in brackets do not count. */
export const englishHeaders: Readonly<Record<ImportField, string>> = headers.english;

/**
 * Other headers, a line a language, each word once. Ambiguous words are missing: H is a man beside F and M a woman beside H, an
 * apelido is a family name in Portugal and a nickname in Brazil, grad is a year in English and a city in Serbian.
 */
export const moreHeaders: Readonly<Partial<Record<ImportField, readonly string[]>>> = headers.more;

/** Headers of what athletes have no field for, by the reason: a Notendurchschnitt is on another scale than a GPA. */
export const headersWithoutField: Readonly<Record<string, readonly string[]>> = headers.unused;

/** Headers of countries that mean a passport's. */
export const nationalities: readonly string[] = headers.nationalities;

/** Headers that only Portuguese has. */
export const portuguese: readonly string[] = headers.portuguese;

/** Headers of languages whose grades are from 1 on: German, Czech, Slovak, Polish. */
export const gradesFromOne: readonly string[] = headers.gradesFromOne.flatMap((line) => line.split(', '));

/** Headers of whole names that say that the last name is first, which is asked. */
export const lastNameFirst: readonly string[] = headers.lastNameFirst;

/** Fields by short headers, which count only where their values fit. */
export const shortHeaders: ReadonlyMap<string, string> = new Map(Object.entries(headers.short));

/** Words around a field in the header of a form: 'What is your full name?', and more around the start of studies. */
export const askingWords: Readonly<Record<'any' | 'start', readonly string[]>> = headers.asking;
