import headers from '../words/headers.json' with { type: 'json' };
import type { ImportField } from './import-field.ts';

/** Headers in English that hold a field, besides its name; case, punctuation and parts in brackets do not count. */
export const englishHeaders: Readonly<Record<ImportField, string>> = headers.english;

/**
 * Headers in other languages, a line each, each word once. Ambiguous words are missing: a Notendurchschnitt is on another
 * scale than a GPA, a Jahrgang is a year of birth, H is a man beside F and M a woman beside H, an apelido is a family name
 * in Portugal and a nickname in Brazil.
 */
export const foreignHeaders: Readonly<Partial<Record<ImportField, readonly string[]>>> = headers.foreign;

/** Headers of whole names that say that the last name is first, which is asked. */
export const lastNameFirst: readonly string[] = headers.lastNameFirst;

/** Headers that mean half a name where the other half has a column: a Name beside a Vorname is a last name. */
export const halvesBeside: readonly {
  readonly header: string;
  readonly beside: string;
  readonly means: 'first_name' | 'last_name';
}[] = [
  { header: 'Name', beside: 'Vorname', means: 'last_name' },
  { header: 'nom', beside: 'prénom', means: 'last_name' },
  { header: 'nombre', beside: 'apellido', means: 'first_name' },
  { header: 'nombre', beside: 'apellidos', means: 'first_name' },
  { header: 'nome', beside: 'cognome', means: 'first_name' },
  { header: 'nome', beside: 'sobrenome', means: 'first_name' },
];
