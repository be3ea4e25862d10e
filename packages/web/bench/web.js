// @ts-check
import { join } from 'node:path';
import { runnerImport } from 'vite';

const { module } = await runnerImport(join(import.meta.dirname, 'first-list.ts'));
await module.benchFirstList();
