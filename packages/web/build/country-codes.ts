import type { Plugin } from 'vite';

/** Leaves out what the app does not read of the table of countries: their numbers, and the names of ISO 3166-2. */
export function countryCodes(): Plugin {
  return {
    name: 'country-codes',
    enforce: 'pre',
    transform: {
      filter: { id: /i18n-iso-countries\/codes\.json$/ },
      handler(text) {
        const countries: readonly (readonly string[])[] = JSON.parse(text);
        return JSON.stringify(countries.map(([two, three]) => [two, three]));
      },
    },
  };
}
