import type { Plugin } from 'vite';

/** Leaves out what the app does not read of the tables of fields: their descriptions, which only the OpenAPI document has. */
export function fieldTexts(): Plugin {
  return {
    name: 'field-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /core\/src\/.*\/(athlete|optional|agency)-fields\.ts$/ },
      handler: (text) => text.replaceAll(/\babout:\s+(['"]).*?\1,\s/g, ''),
    },
  };
}
