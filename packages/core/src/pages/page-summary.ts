import type { Agency } from '../agencies/agency.ts';
import type { Athlete } from '../athletes/fields/athlete.ts';
import { listLabel, ratings } from '../athletes/fields/athlete-fields.ts';
import { shownValue } from '../athletes/fields/shown-value.ts';
import { capitalized } from '../display/capitalized.ts';
import { empty, shownAvailability, shownCountry, shownLocation, shownSports } from '../display/display.ts';
import type { PageName } from './page-paths.ts';

/** A page's summary for search engines and messengers (rules/pages.md#page-documents). */
export interface PageSummary {
  readonly title: string;
  readonly description: string;
}

const directory = 'Student athletes, and the agencies that place them in college teams.';

/** The description of each page, also used for an athlete or agency that could not be read. */
export const pageDescriptions: Readonly<Record<PageName, string>> = {
  home: directory,
  athletes: 'Search student athletes by sport, term, country, ratings and scores.',
  athlete: 'A student athlete looking for a place in a college team.',
  agencies: 'Agencies that place student athletes in college teams.',
  agency: 'An agency that places student athletes in college teams.',
  coaches: 'Coaches of college teams.',
  coach: 'A coach of a college team.',
  board: 'Athletes ranked by term and sport, kept on this device.',
  compare: 'Athletes side by side.',
  account: 'Your account and profiles.',
  myAthletes: 'The athletes of your agency.',
  importAthletes: 'Bring a roster from a spreadsheet.',
  myAgency: 'Your agency as others see it.',
  add: 'Add an athlete.',
  addAgency: 'Add an agency.',
  settings: 'Your session and color mode.',
  signIn: 'Sign in to list athletes for your agency.',
  signUp: 'Create an account to list athletes for your agency.',
  forgotPassword: 'Get an email with which to choose a new password.',
  resetPassword: 'Choose a new password.',
  confirmEmail: 'Confirm your email.',
  help: 'How to find athletes, list them, or have what is shown of you corrected.',
  helpCoaches: 'Find athletes, compare, rank, share and print.',
  helpAgencies: 'The first athlete, a roster from a spreadsheet, next season, and your people.',
  helpAthletes: 'Who put this here, what is shown, and how to have it corrected or taken off.',
  accessibility: 'What is checked, what does not work yet, and whom to tell.',
  terms: 'The terms of this directory.',
  privacy: 'What this directory keeps, and why.',
  consent: 'What is listed about an athlete, for the family to agree, refuse or take a yes back.',
  serverError: directory,
  notFound: directory,
};

/** Pages that show athletes or agencies, which an operator may keep from search engines (rules/agencies.md#noindex). */
const directoryPages: readonly PageName[] = ['athletes', 'athlete', 'agencies', 'agency'];
const helpPages: readonly PageName[] = [
  'help',
  'helpCoaches',
  'helpAgencies',
  'helpAthletes',
  'accessibility',
];

/** Pages for search engines; the others are personal, unfinished or empty for a visitor. @param all false: none of the directory */
export function searchedPages(all: boolean): readonly PageName[] {
  return ['home', ...(all ? directoryPages : []), ...helpPages];
}

export function athleteSummary(athlete: Athlete): PageSummary {
  const { name, sport, country_of_residence, agency_name } = athlete;
  const term = shownAvailability(athlete);
  const country = shownCountry(country_of_residence);
  const rating = ratings.find((score) => (athlete[score] ?? null) !== null);
  const facts = [
    sport ?? '',
    term === empty ? '' : `available for ${term}`,
    country === empty ? '' : `lives in ${country}`,
    rating === undefined ? '' : `${listLabel(rating)} ${shownValue(rating, athlete[rating] ?? null)}`,
    agency_name === null ? '' : `listed by ${agency_name}`,
  ];
  const known = facts.filter((fact) => fact !== '').join(', ');
  return { title: name, description: known === '' ? pageDescriptions.athlete : `${capitalized(known)}.` };
}

export function agencySummary(agency: Agency): PageSummary {
  const sports = shownSports(agency.sports);
  const location = shownLocation(agency);
  const facts = [sports === empty ? '' : `for ${sports}`, location === empty ? '' : `in ${location}`];
  const known = facts.filter((fact) => fact !== '').join(' ');
  return { title: agency.name, description: known === '' ? pageDescriptions.agency : `Agency ${known}.` };
}
