import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { olderByAMajor } from './outdated/older.js';
import { pnpmCommand } from './workspace/npx.js';
import { root } from './workspace/root.js';

/**
 * Says which packages of the catalog are older than their newest by a major, and why. It fails nothing: a new major of
 * somebody else is no fault of this project.
 */
const { command, args, env } = pnpmCommand(
  root,
  'outdated',
  '--recursive',
  '--format=json',
  '--config.fetch-retries=0',
  ...process.argv.slice(2),
);
// It ends with 1 where anything is outdated.
const { stdout } = await promisify(execFile)(command, args, { cwd: root, env, timeout: 60_000 }).catch(
  (/** @type {{ stdout: string }} */ error) => error,
);
process.stdout.write(`${olderByAMajor(stdout, readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))}\n`);
