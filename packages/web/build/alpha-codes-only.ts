import type { Plugin } from 'vite';

/** Of the library's country codes only alpha-2 and alpha-3 are read here; the rest is 1 KB of the first list. */
export function alphaCodesOnly(): Plugin {
  return {
    name: 'alpha-codes-only',
    enforce: 'pre',
    transform: {
      filter: { id: /i18n-iso-countries\/codes\.json$/ },
      handler(json: string) {
        const codes: string[][] = JSON.parse(json);
        return JSON.stringify(codes.map(([alpha2, alpha3]) => [alpha2, alpha3]));
      },
    },
  };
}
