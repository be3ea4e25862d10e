// @ts-check
import { join } from 'node:path';
import { runBench } from './run.js';

await runBench(join(import.meta.dirname, 'first-list.ts'));
