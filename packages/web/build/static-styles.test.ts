import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { staticStyles } from './static-styles.ts';

/** A small app whose sheet is what its static files push to `rules`. */
const app = {
  'src/static-sheet.ts': `
    import { rules } from './rules.ts';
    export const modules = import.meta.glob('./**/*.static.ts', { eager: true });
    export const staticSheet = () => rules.join('\\n');`,
  'src/rules.ts': 'export const rules: string[] = [];',
  'src/colour.recipe.ts': `export const colour: string = 'red';`,
  'src/ui/card.static.ts': `
    import { colour } from '../colour.recipe.ts';
    import { rules } from '../rules.ts';
    rules.push(\`.card-root { color: \${colour}; }\`);
    export const card = { root: 'card-root' };
    export const lines: number = 2 + 3;`,
  'src/main.ts': `
    import 'virtual:static-styles.css';
    import { card, lines } from './ui/card.static.ts';
    console.log(card.root, lines);`,
};

async function write(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

async function rootOf(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'matchpoint static ')));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await write(root, files);
  return root;
}

const patience = { timeout: 30_000 };
const quiet = { configFile: false, logLevel: 'silent' } as const;

/** The text of each file in the build of `files`, by its extension. */
async function built(files: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const root = await rootOf(files);
  const made = await build({
    ...quiet,
    root,
    plugins: [staticStyles(root)],
    build: { write: false, rolldownOptions: { input: join(root, 'src/main.ts') } },
  });
  const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  return Object.fromEntries(
    outputs.map((file) => [
      file.fileName.replace(/.*\./, ''),
      String(file.type === 'chunk' ? file.code : file.source).trim(),
    ]),
  );
}

test('a build has the class names in its script and their styles in its sheet', async () => {
  expect(await built(app)).toEqual({
    js: 'console.log({root:`card-root`}.root,5);',
    css: '.card-root{color:red}',
  });
});

test('a build fails with what a static file throws', async () => {
  const broken = { ...app, 'src/ui/card.static.ts': `throw new Error('There is no such colour.');` };
  await expect(built(broken)).rejects.toThrow('There is no such colour.');
});

test('a build fails with a static file outside of src', async () => {
  const stray = {
    ...app,
    'stray.static.ts': 'export const stray = {};',
    'src/main.ts': `import { stray } from '../stray.static.ts'; console.log(stray);`,
  };
  await expect(built(stray)).rejects.toThrow(/\/stray\.static\.ts is not below src\./);
});

/** Requests to the development server, and edits of a file. */
async function developed() {
  const root = await rootOf(app);
  const server = await createServer({
    ...quiet,
    root,
    plugins: [staticStyles(root)],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const served = async (url: string) => (await server.transformRequest(url))?.code ?? '';
  return {
    seen: async () => ({
      script: (await served('/src/ui/card.static.ts')).trim(),
      sheet: /__vite__css = "(.*)"/.exec(await served('/static-styles.css'))?.[1],
    }),
    edit: async (path: string, text: string) => {
      await write(root, { [path]: text });
      server.watcher.emit('change', join(root, path));
    },
  };
}

test('the development server updates both when a source changes', async () => {
  const { seen, edit } = await developed();
  const script = 'export const card = { "root": "card-root" };\nexport const lines = 5;';
  expect(await seen()).toEqual({ script, sheet: '.card-root { color: red; }' });
  await edit('src/colour.recipe.ts', `export const colour: string = 'blue';`);
  await expect.poll(seen, patience).toEqual({ script, sheet: '.card-root { color: blue; }' });
  await edit('src/ui/card.static.ts', `export const lines: number = 7;`);
  await expect.poll(seen, patience).toEqual({ script: 'export const lines = 7;', sheet: '' });
});
