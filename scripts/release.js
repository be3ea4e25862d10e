import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notesOf } from './release/notes.js';
import { pnpmCommand } from './workspace/npx.js';
import { root } from './workspace/root.js';

/**
 * `node scripts/release.js [TAG]` writes to `release/` all that a release consists of but the image: the command line and
 * the server's folder with the web app, the web app alone, the list of packages, checksums and notes.
 */
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [tag = `v${version}`] = process.argv.slice(2);
const folder = join(root, 'release');

if (tag !== `v${version}`) fail(`The tag is ${tag}, and package.json says ${version}: one of them is wrong.`);
const notes = notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
if (notes === undefined)
  fail(`CHANGELOG.md has no section "## [${version}] - DATE": name its "Unreleased" so.`);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
run(pnpmCommand(root, 'install', '--frozen-lockfile'));
run(pnpmCommand(root, 'build'));

run(pnpmCommand(root, '--filter', 'matchpoint-cli', 'pack', '--pack-destination', folder));
archive(join(root, 'packages/web/dist'), `matchpoint-web-${version}`);

const server = join(folder, 'server');
run(pnpmCommand(root, '--filter', '@matchpoint/server', 'deploy', '--prod', '--no-optional', server));
cpSync(join(root, 'packages/web/dist'), join(server, 'web'), { recursive: true });
archive(server, `matchpoint-server-${version}`);
rmSync(server, { recursive: true });

run({ command: process.execPath, args: ['scripts/bom.js', join(folder, 'sbom.json')], env: process.env });
writeFileSync(join(folder, 'SHA256SUMS'), `${readdirSync(folder).map(checksum).join('\n')}\n`);
writeFileSync(join(folder, 'notes.md'), notes);
process.stdout.write(`${readdirSync(folder).join('\n')}\n`);

/** @param {{ command: string, args: string[], env: NodeJS.ProcessEnv }} program */
function run({ command, args, env }) {
  execFileSync(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * @param {string} from a folder, whose files are in a folder `name` of the archive
 * @param {string} name
 */
function archive(from, name) {
  const named = join(folder, name);
  cpSync(from, named, { recursive: true, verbatimSymlinks: true });
  execFileSync('tar', ['--create', '--gzip', '--file', `${name}.tar.gz`, name], { cwd: folder });
  rmSync(named, { recursive: true });
}

/** @param {string} name */
function checksum(name) {
  return `${createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex')}  ${name}`;
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
