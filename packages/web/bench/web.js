// @ts-check
import { join } from 'node:path';
import { runnerImport } from 'vite';

const { module } = await runnerImport(join(import.meta.dirname, 'first-list.ts'), {
  logLevel: 'error',
  environments: {
    inline: { resolve: { noExternal: [/^@matchpoint\//], conditions: ['matchpoint-source', 'node'] } },
  },
});
await module.benchFirstList();
