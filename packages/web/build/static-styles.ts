import { join } from 'node:path';
import { defaultServerConditions, normalizePath, type Plugin, runnerImport } from 'vite';

/** The exports of `src/static-sheet.ts`. */
interface Evaluated {
  /** The exports of each file, by its path from `src`. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly staticSheet: () => string;
}

const sheetId = '/static-styles.css';

/**
 * Evaluates the files named `*.static.ts` once, in Node: each is replaced by the class names that it exports, and
 * `virtual:static-styles.css` contains their styles after the theme's variables.
 * @param root the folder that contains `src`
 */
export function staticStyles(root = join(import.meta.dirname, '..')): Plugin {
  let evaluating: Promise<Evaluated> | undefined;

  async function evaluate(): Promise<Evaluated> {
    const { module } = await runnerImport<Evaluated>(join(root, 'src/static-sheet.ts'), {
      root,
      configFile: false,
      resolve: { conditions: ['matchpoint-source', ...defaultServerConditions] },
    });
    return module;
  }

  function evaluated() {
    evaluating ??= evaluate();
    return evaluating;
  }

  return {
    name: 'static-styles',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:static-styles\.css$/ },
      handler: () => sheetId,
    },
    load: {
      filter: { id: /^\/static-styles\.css$/ },
      handler: async () => (await evaluated()).staticSheet(),
    },
    transform: {
      filter: { id: /\.static\.ts(\?|$)/ },
      async handler(_, id) {
        const { modules } = await evaluated();
        const file = id.replace(/\?.*/, '');
        const found = Object.entries(modules).find(
          ([path]) => normalizePath(join(root, 'src', path)) === file,
        );
        if (found === undefined) throw new Error(`${id} is not below src.`);
        return Object.entries(found[1])
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
    // The module graph does not link the generated modules to their sources, so reload them here.
    handleHotUpdate({ file, modules, server }) {
      if (!/\.(static|recipe|style)\.ts$|theme\.ts$/.test(file)) return;
      evaluating = undefined;
      const made = [...server.moduleGraph.idToModuleMap].flatMap(([id, module]) =>
        id === sheetId || /\.static\.ts(\?|$)/.test(id) ? [module] : [],
      );
      return [...new Set([...modules, ...made])];
    },
  };
}
