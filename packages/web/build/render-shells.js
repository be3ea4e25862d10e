// @ts-check
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, defaultClientConditions } from 'vite';
import { classNames } from './class-names.js';

/** Prints the shells of all pages and the first page's cover as JSON. A process of its own, because it pretends to be a browser's window. */
const nothing = () => undefined;
const storage = { getItem: () => null, setItem: nothing };
const element = { classList: { toggle: nothing }, style: {}, setAttribute: nothing };

Object.assign(globalThis, {
  addEventListener: nothing,
  removeEventListener: nothing,
  document: { documentElement: element, querySelector: () => null, addEventListener: nothing },
  localStorage: storage,
  sessionStorage: storage,
  matchMedia: (/** @type {string} */ query) => ({
    matches: query.includes('min-width'),
    addEventListener: nothing,
    removeEventListener: nothing,
  }),
});

const server = await createServer({
  root: join(import.meta.dirname, '..'),
  configFile: false,
  mode: 'production',
  appType: 'custom',
  logLevel: 'error',
  cacheDir: 'node_modules/.cache/shells',
  plugins: [react()],
  css: { modules: classNames },
  resolve: { conditions: ['matchpoint-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['matchpoint-source', 'module', 'node'] } },
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { renderCover, renderShells } = await server.ssrLoadModule('/src/shells.tsx');
const shells = renderShells((/** @type {string} */ pathname) => {
  Object.assign(globalThis, { location: new URL(pathname, 'http://localhost') });
});
process.stdout.write(JSON.stringify({ shells, cover: renderCover() }), () => process.exit(0));
