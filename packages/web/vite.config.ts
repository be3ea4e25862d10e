import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { staticStyles } from './build/static-styles.ts';

export default defineConfig({
  plugins: [react(), staticStyles(), precompress()],
  resolve: {
    conditions: ['matchpoint-source', ...defaultClientConditions],
  },
  define: { __VITE_IS_MODERN__: 'false' },
  build: {
    target: 'es2023',
    manifest: true,
    cssCodeSplit: false,
    // Pages need no chunk that the first page has not loaded; index.html names those.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, chunks, { hostType }) => (hostType === 'html' ? chunks : []),
    },
    rolldownOptions: {
      // The app with all that it imports in one file: small chunks compress worse, and each costs a round trip.
      output: { codeSplitting: { groups: [{ name: 'app', test: /packages\/web\/src\/main\.tsx$/ }] } },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4300' } },
});
