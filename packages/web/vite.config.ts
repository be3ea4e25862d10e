import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { groups } from './build/chunks.ts';
import { classNames } from './build/class-names.js';
import { countryCodes } from './build/country-codes.ts';
import { fieldTexts } from './build/field-texts.ts';
import { identity } from './build/identity.ts';
import { inlineSheet } from './build/inline-sheet.ts';
import { licenses } from './build/licenses.ts';
import { namedCharacters } from './build/named-characters.ts';
import { precompress } from './build/precompress.ts';
import { shells } from './build/shells.ts';
import { subsetFonts } from './build/subset-fonts.ts';
import { themeCss } from './build/theme-css.ts';

const { app, worker } = licenses();

export default defineConfig({
  plugins: [
    react(),
    themeCss(),
    countryCodes(),
    fieldTexts(),
    shells(),
    identity(),
    inlineSheet(),
    app,
    precompress(),
  ],
  resolve: {
    conditions: ['matchpoint-source', ...defaultClientConditions],
    alias: [
      ...Object.entries({ ...namedCharacters, ...(await subsetFonts()) }).map(([find, replacement]) => ({
        find,
        replacement,
      })),
      // React has `useSyncExternalStore` since 18; swr, wouter and @xstate/react bring a copy for older ones.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  css: { modules: classNames },
  build: {
    // rules/pages.md#browsers
    target: ['chrome120', 'edge120', 'firefox125', 'safari17.4'],
    manifest: true,
    // One sheet: Vite would not ask again for a part's own one that did not arrive in an outage.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The app's script names the file of each part: words in them would be 300 bytes more to the first list.
        chunkFileNames: ({ name }) => (name === 'app' ? 'assets/app-[hash:8].js' : 'assets/[hash:8].js'),
        codeSplitting: { groups },
      },
    },
  },
  // Modules, which load what they need of a large parser when it is needed.
  worker: { format: 'es', plugins: () => [worker] },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 4300}` } },
});
