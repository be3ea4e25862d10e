import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, runnerImport } from 'vite';

const conditions = ['matchpoint-source', 'module', 'node'];
const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes the manual beside the program. */
const manual: Plugin = {
  name: 'manual',
  async closeBundle() {
    const { module } = await runnerImport<{ manPage: string }>(fileOf('src/manual/man-page.ts'), {
      configFile: false,
      logLevel: 'error',
      resolve: { conditions },
      ssr: { resolve: { conditions } },
    });
    await writeFile(fileOf('dist/matchpoint.1'), module.manPage);
  },
};

/** The program with all that it imports, in few files: Node starts it in half the time that the libraries' own take. */
export default defineConfig({
  ssr: { noExternal: true, resolve: { conditions } },
  plugins: [manual],
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist/program',
    target: 'node20',
    rolldownOptions: {
      output: {
        chunkFileNames: '[name].js',
        // What every start needs is one file.
        codeSplitting: {
          groups: [
            {
              name: 'start',
              test: /commander|src[\\/](exit-codes|global-options|commands|program|terminal-text|wording)\.ts|rolldown/,
            },
          ],
        },
      },
    },
  },
});
