import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './workspace/root.js';

/**
 * `node scripts/run-steps.js check.yml test [...]`: runs the `run:` steps of these jobs of a workflow in a fresh clone, with
 * their variables, by the shell that GitHub uses, and says of each how it ended. Steps that would change this machine, or
 * publish, are named instead.
 */
const [file = '', ...jobs] = process.argv.slice(2);
const text = readFileSync(join(root, '.github/workflows', file), 'utf8');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'matchpoint-steps-'));
git('clone', '--quiet', root, folder);

/** @type {Record<string, string>} */
const github = {
  GITHUB_ACTOR: 'somebody',
  GITHUB_REF_NAME: `v${version}`,
  GITHUB_REPOSITORY: 'somebody/Matchpoint',
  GITHUB_SHA: git('rev-parse', 'HEAD').trim(),
  GITHUB_TOKEN: '',
};

/** What a runner has, or what is not to happen here. */
const elsewhere = /(^|[\s;{])(sudo|docker|skopeo|gh|git config --global|npm install --global|npm publish) /m;

const step = /^ {6}- run: (?:([>|])-?\n((?: {10}.*\n)+)|(.+)\n)((?: {8}[\w-]+:.*\n(?: {10}.*\n)*)*)/gm;

for (const job of text.split(/^ {2}(?=\w+:$)/m).slice(1)) {
  const [, name = ''] = /^(\w+):/.exec(job) ?? [];
  if (!jobs.includes(name)) continue;
  const [, variables = ''] = /^ {4}env:\n((?: {6}.*\n)+)/m.exec(job) ?? [];
  const env = Object.fromEntries(
    Array.from(variables.matchAll(/^ {6}(\w+): (.+)$/gm), ([, key, value = '']) => [
      key,
      value.replace(/\$\{\{ github\.(\w+) \}\}/g, (_, word) => github[`GITHUB_${word.toUpperCase()}`] ?? ''),
    ]),
  );
  for (const [, style, block = '', line = '', rest = ''] of job.matchAll(step)) {
    const lines = block.split('\n').map((part) => part.slice(10));
    const script = (style === undefined ? line : lines.join(style === '>' ? ' ' : '\n')).trim();
    const [, cwd = '.'] = /working-directory: (.+)/.exec(rest) ?? [];
    process.stdout.write(`\n${file}, ${name}: ${script}\n`);
    if (elsewhere.test(script)) {
      process.stdout.write('=> not run here\n');
      continue;
    }
    const { status } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd: join(folder, cwd),
      env: { ...process.env, ...github, ...env, CI: 'true' },
      stdio: 'inherit',
    });
    process.stdout.write(`=> exit code ${status}\n`);
    if (status !== 0) process.exitCode = 1;
  }
}
rmSync(folder, { recursive: true, force: true });

/** @param {...string} args */
function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;
}
