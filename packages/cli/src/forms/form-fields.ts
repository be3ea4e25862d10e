import { type AgencyField, agencyFieldNames, agencyFields } from '@matchpoint/core/agencies/agency-fields';
import { type AgencyEntry, leftOutOfSearches } from '@matchpoint/core/agencies/agency-form';
import {
  type EveryFieldName,
  everyField,
  everyFieldOffered,
  hasField,
  isOptional,
} from '@matchpoint/core/athletes/fields/athlete-fields';
import { type AthleteEntry, entryFields, yes } from '@matchpoint/core/athletes/forms/athlete-form';
import type { Client } from '@matchpoint/core/client/client';
import { countryCode, countryName } from '@matchpoint/core/countries/countries';
import type { Field } from '@matchpoint/core/fields/field';
import { shapeOf } from '@matchpoint/core/fields/table';
import type { Command } from 'commander';
import { ExitError } from '../exit-error.ts';
import { addFlags, type Flag } from '../flags.ts';

/** A field of a form, as a flag gives it and as a question asks for it. */
export interface FormField<Entry> {
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** Undefined: any text. */
  readonly choices: readonly string[] | undefined;
  readonly flag: Flag;
  /** '' for none. */
  text(entry: Entry): string;
  with(entry: Entry, text: string): Entry;
}

const kindWords: Readonly<Record<Field['kind'], string>> = {
  text: 'text',
  link: 'address',
  email: 'address',
  country: 'country',
  choice: 'choice',
  choices: 'list',
  flag: 'choice',
  date: 'day',
  year: 'number',
  score: 'number',
};

/** What a field of a table is in the terminal, but for where its entry keeps it. */
function fieldOf(name: string, field: Field, word = name) {
  const choices = field.kind === 'choice' ? field.of : field.kind === 'flag' ? ['yes', 'no'] : undefined;
  const flag: Flag = {
    flags: `--${word.toLowerCase().replaceAll('_', '-')} <${kindWords[field.kind]}>`,
    about: aboutOf(field),
    ...(choices !== undefined && { choices }),
    isOptional: isOptional(name),
  };
  return { name, label: field.label, isRequired: field.required === true, choices, flag };
}

function aboutOf(field: Field): string {
  if (field.kind === 'country') return `${field.label}: a name, an ISO code or an IOC code`;
  if (field.kind === 'choices') return `${field.label}, separated by commas: ${field.of.join(', ')}`;
  if (!('step' in field)) return field.about;
  const { min, max, step } = field;
  const range = max === null ? `${min} or more` : `${min} to ${max}`;
  return `${field.label}: ${range}${step === 1 ? '' : `, in steps of ${step}`}`;
}

export const everyAthleteField: readonly FormField<AthleteEntry>[] = entryFields.map((name) => ({
  ...athleteField(name),
  text: (entry) => (everyField[name].kind === 'flag' && entry[name] === '' ? 'no' : entry[name]),
  with: (entry, text) => ({ ...entry, [name]: typed(everyField[name], text) }),
}));

/** A country by its name, as the stored one is shown, so that both compare. */
function typed({ kind }: Field, text: string): string {
  if (kind === 'flag') return text === yes ? yes : '';
  return kind === 'country' ? (countryName(countryCode(text) ?? '') ?? text) : text;
}

/** Those that an athlete of the sport has at this service. */
export function athleteFormFields({ capabilities }: Pick<Client, 'capabilities'>, sport: string | null) {
  const names: readonly string[] = everyFieldOffered(capabilities.offered() ?? []).filter((name) =>
    hasField(sport, name),
  );
  return everyAthleteField.filter(({ name }) => names.includes(name));
}

/** As lists are narrowed by it: `--semester`, `--country`. */
export function athleteField(name: EveryFieldName) {
  const field: Field & { readonly filter?: string } = everyField[name];
  return fieldOf(name, field, field.filter);
}

export const everyAgencyField: readonly FormField<AgencyEntry>[] = agencyFieldNames.map(agencyFormField);

/** Those that the service has (rules/agencies.md#noindex). */
export function agencyFormFields({ capabilities }: Pick<Client, 'capabilities'>) {
  const hasNoindex = capabilities.can('noindex') === true;
  return everyAgencyField.filter(({ name }) => name !== 'noindex' || hasNoindex);
}

function agencyFormField(name: AgencyField): FormField<AgencyEntry> {
  const field = fieldOf(name, agencyFields[name]);
  switch (name) {
    case 'sports':
      return {
        ...field,
        text: ({ sports }) => sports.join(', '),
        with: (entry, text) => ({ ...entry, sports: sportsIn(text) }),
      };
    case 'noindex':
      return {
        ...field,
        text: ({ noindex }) => (noindex === '' ? 'no' : 'yes'),
        with: (entry, text) => ({ ...entry, noindex: text === yes ? leftOutOfSearches : '' }),
      };
    case 'country':
      return {
        ...field,
        text: ({ country }) => countryName(country) ?? country,
        with: (entry, text) => ({ ...entry, country: countryCode(text) ?? text }),
      };
    default:
      return {
        ...field,
        text: (entry) => entry[name],
        with: (entry, text) => ({ ...entry, [name]: text }),
      };
  }
}

function sportsIn(text: string): readonly string[] {
  const known: readonly string[] = agencyFields.sports.of;
  const names = text.split(',').map((part) => part.trim());
  return [
    ...new Set(
      names
        .filter((name) => name !== '')
        .map((name) => known.find((sport) => sport.toLowerCase() === name.toLowerCase()) ?? name),
    ),
  ];
}

type Given = Readonly<Record<string, string>>;

/**
 * Adds a flag for each field.
 * @returns reads what was typed, by the field's name; '' empties it
 * @throws {ExitError} for another text than a choice
 */
export function addFormFlags(
  command: Command,
  fields: readonly Pick<FormField<never>, 'name' | 'flag' | 'choices'>[],
): () => Given {
  const flags = addFlags(
    command,
    shapeOf<Record<string, Flag>>(fields.map(({ name, flag }) => [name, flag])),
  );
  return () => {
    const given = flags.typed();
    for (const { name, choices } of fields) {
      const text = given[name] ?? '';
      if (choices !== undefined && text !== '' && !choices.includes(text))
        throw new ExitError(
          'usage',
          `${flags.nameOf(name)} must be ${choices.join(' or ')}.`,
          '(see --help)',
        );
    }
    return given;
  };
}

/** The entry with what was given. @throws {ExitError} for what the sport or the service does not have */
export function entryWith<Entry>(entry: Entry, given: Given, fields: readonly FormField<Entry>[]): Entry {
  const unknown = Object.keys(given).filter((name) => !fields.some((field) => field.name === name));
  if (unknown.length > 0)
    throw new ExitError('usage', `There is no ${unknown.join(', no ')} in this sport or at this service.`);
  return fields.reduce((filled, field) => {
    const text = given[field.name];
    return text === undefined ? filled : field.with(filled, text);
  }, entry);
}
