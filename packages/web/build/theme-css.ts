import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const theme = join(import.meta.dirname, '../src/ui/theme/theme.ts');
const sheet = join(theme, '../theme.css');

type Rules = { readonly [selector: string]: string | number | Rules };

/** `ui/theme/theme.css`, which is not a file: the tokens of theme.ts as variables, for the styles of plain elements. */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/ui/theme/theme.css') ? sheet : undefined),
    load: {
      filter: { id: /\/ui\/theme\/theme\.css$/ },
      async handler() {
        this.addWatchFile(theme);
        const { module } = await runnerImport<typeof import('../src/ui/theme/theme.ts')>(theme);
        return themeSheet(module.system);
      },
    },
  };
}

/** The tokens of a system as variables, its keyframes, and the accent as the palette of recipes that name none. */
export function themeSheet({
  getTokenCss,
  getGlobalCss,
  css,
}: typeof import('../src/ui/theme/theme.ts').system): string {
  return `@layer tokens, reset, base, recipes;\n${written({ ...getTokenCss(), ...getGlobalCss(), ':root': css({ colorPalette: 'accent' }) })}`;
}

/** Rules as text. Chakra writes the root and the dark mode relative to an element that the sheet does not have. */
function written(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) =>
      typeof value === 'object'
        ? `${name.replaceAll('&', '').trim()} {\n${written(value)}}\n`
        : `${name}: ${value};\n`,
    )
    .join('');
}
