import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { countryCodes } from './build/country-codes.ts';
import { inlineSheet } from './build/inline-sheet.ts';
import { namedCharacters } from './build/named-characters.ts';
import { precompress } from './build/precompress.ts';
import { shells } from './build/shells.ts';
import { subsetFonts } from './build/subset-fonts.ts';

export default defineConfig({
  plugins: [react(), countryCodes(), shells(), inlineSheet(), precompress()],
  resolve: {
    conditions: ['matchpoint-source', ...defaultClientConditions],
    alias: { ...namedCharacters, ...(await subsetFonts()) },
  },
  build: {
    // rules/pages.md#browsers
    target: ['chrome120', 'edge120', 'firefox125', 'safari17.4'],
    manifest: true,
    // One sheet: Vite would not ask again for a part's own one that did not arrive in an outage.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Small chunks compress worse, and each costs a round trip: the app is one file with all that it imports, and
      // one file has each module of ours that three lazy parts share, without the libraries that it imports.
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', test: /packages\/web\/src\/main\.tsx$/ },
            {
              name: 'shared',
              test: /packages\/(core|web)\/src\/|lucide-react/,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  // Modules, which load what they need of a large parser when it is needed.
  worker: { format: 'es' },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 4300}` } },
});
