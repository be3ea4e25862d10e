import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

/** ISO 3166-1 alpha-2 code to the English name, in the order of the names. */
export const countries: ReadonlyMap<string, string> = new Map(
  Object.entries(english.countries)
    .map(([code, name]): [string, string] => [code, typeof name === 'string' ? name : (name[0] ?? code)])
    .sort(([, a], [, b]) => a.localeCompare(b, 'en')),
);

const byAlpha3 = new Map(codes.map(([alpha2 = '', alpha3 = '']) => [alpha3, alpha2]));
const byName = new Map([...countries].map(([code, name]) => [name.toLowerCase(), code]));

/** The ISO alpha-2 code of a country written as alpha-2, alpha-3 or English name in any case; null when unknown. */
export function countryCode(text: string): string | null {
  const wanted = text.trim();
  const upper = wanted.toUpperCase();
  if (countries.has(upper)) return upper;
  return byAlpha3.get(upper) ?? byName.get(wanted.toLowerCase()) ?? null;
}

/** The full English name (decision 8), or null when the country is unknown. */
export function countryName(text: string): string | null {
  const code = countryCode(text);
  return code === null ? null : (countries.get(code) ?? null);
}
