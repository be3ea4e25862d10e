import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { pnpmCommand } from './workspace/npx.js';
import { root } from './workspace/root.js';

/**
 * Fails if a package that the product runs on has a vulnerability that the npm registry knows as high or critical. A
 * registry that cannot be asked is a warning: work goes on without a network.
 */
const { command, args, env } = pnpmCommand(
  root,
  'audit',
  '--prod',
  '--audit-level=high',
  '--ignore-registry-errors',
  '--config.fetch-retries=0',
  ...process.argv.slice(2),
);
const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'pipe'] });
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
const complaint = await text(child.stderr);
process.stderr.write(complaint);
if (complaint.includes('audit endpoint')) {
  process.stderr.write('Warning: the packages were not audited, because the registry could not be asked.\n');
}
