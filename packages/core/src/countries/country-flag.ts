import { isoCountryCode } from './countries.ts';

const regionalIndicatorA = 0x1f1e6;

/** The flag of a country code or name as an emoji; '' when the country is unknown. */
export function countryFlag(value: string): string {
  const letters = isoCountryCode(value) ?? '';
  return Array.from(letters, (letter) =>
    String.fromCodePoint(regionalIndicatorA + letter.charCodeAt(0) - 'A'.charCodeAt(0)),
  ).join('');
}
