import { countryName } from '../countries/countries.ts';

/** The text of an empty value (rules/display.md#empty-values). */
export const empty = '-';

/** A value as text: '-' for null and '', but not for 0. */
export function shown(value: string | number | null): string {
  return value === null || value === '' ? empty : String(value);
}

/** A country code or name as its full name; '-' when unknown (rules/display.md#country-display). */
export function shownCountry(value: string | null): string {
  return (value === null ? null : countryName(value)) ?? empty;
}

/** 'Fall 2027', or whichever part is set (rules/display.md#available-for). */
export function shownAvailability({
  available_semester,
  available_year,
}: {
  readonly available_semester: string | null;
  readonly available_year: number | null;
}): string {
  return [available_semester, available_year].filter((part) => part !== null).join(' ') || empty;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The day of an instant, where the reader is: 'Nov 22, 2026'. */
export function shownDate(instant: string | null): string {
  if (instant === null) return empty;
  const date = new Date(instant);
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}

/** A day, '2026-12-31', the same for every reader: 'Dec 31, 2026'; '-' for none. */
export function shownDay(day: string | null | undefined): string {
  return shownDate(day ? `${day}T00:00` : null);
}

/** Joined with commas, or '-' (rules/display.md#joined-sports). */
export function shownSports(sports: readonly string[]): string {
  return sports.filter((sport) => sport.trim() !== '').join(', ') || empty;
}

/** 'City, Country', or whichever is set (rules/display.md#location). */
export function shownLocation({
  city,
  country,
}: {
  readonly city: string | null;
  readonly country: string | null;
}): string {
  const name = country === null ? null : countryName(country);
  return [city, name].filter((part) => part !== null && part !== '').join(', ') || empty;
}
