import type { Plugin } from 'vite';

/** The element of index.html that says where people sign in: as the build was told, or empty (rules/pages.md#identity). */
export function identity(): Plugin {
  let content = '';
  return {
    name: 'identity',
    configResolved({ env }) {
      const told = {
        projectId: env['VITE_FIREBASE_PROJECT_ID'],
        apiKey: env['VITE_FIREBASE_API_KEY'],
        authDomain: env['VITE_FIREBASE_AUTH_DOMAIN'],
        emulatorUrl: env['VITE_FIREBASE_AUTH_EMULATOR_URL'],
      };
      content = `${new URLSearchParams(Object.entries(told).filter(([, value]) => value))}`;
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'matchpoint-identity', content }, injectTo: 'head' },
    ],
  };
}
