import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpmCommand } from './workspace/npx.js';
import { root } from './workspace/root.js';

/**
 * Fails if a package is older than its newest by a major, and its line in the catalog does not say why that major is not
 * taken: `name: version # major: why`. A registry that cannot be asked is a warning: work goes on without a network.
 */
const asked = ['outdated', '-r', '--format=json', '--config.fetch-retries=0', ...process.argv.slice(2)];
const { command, args, env } = pnpmCommand(root, ...asked);
const { stdout, stderr } = spawnSync(command, args, { cwd: root, env, encoding: 'utf8' });
if (stderr.includes('OUTDATED_REGISTRY')) {
  process.stderr.write('Warning: majors were not compared, because the registry could not be asked.\n');
} else {
  process.stderr.write(stderr);
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  /** @type {Record<string, { current: string, latest: string }>} */
  const outdated = JSON.parse(stdout);
  for (const [key, { current, latest }] of Object.entries(outdated)) {
    const [name] = /^@?[^@ ]+/.exec(key) ?? [];
    const major = latest.replace(/\..*/, '');
    const isExplained = new RegExp(`^ {2}"?${name}"?: .* # ${major}: `, 'm').test(catalog);
    if (current.startsWith(`${major}.`) || isExplained) continue;
    process.stderr.write(`${name} ${current}: take ${latest}, or say why not beside it: # ${major}: …\n`);
    process.exitCode = 1;
  }
}
