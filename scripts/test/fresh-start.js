import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PlainError, sentence } from '../plain-error.js';
import { oldestNode } from '../workspace/machine.js';
import { npx, withoutNpmSettings } from '../workspace/npx.js';
import { root } from '../workspace/root.js';
import { tryOut } from './try-out.js';

/**
 * A fresh start: `npm start` installs, builds and starts a copy of the project, in a folder whose path has a space, and
 * the command line uses it.
 *
 * @import { Children } from '../processes/children.js'
 * @import { Count } from './report.js'
 * @import { Run } from './tier.js'
 * @import { Product } from './try-out.js'
 */

/** The oldest Node that is supported, and the newest of each later even major. */
export const nodes = [`${oldestNode()}.0`, '22', '24', '26'];

/** Milliseconds from `npm start` to the end. */
const patience = 300_000;

/**
 * @param {Run} run
 * @param {string} [version] default: this Node
 * @returns {Promise<Count>} skipped where npm can neither find nor download that Node
 */
export async function freshStart({ children, say }, version) {
  const title = `A fresh start on Node ${version ?? process.versions.node}`;
  say(title);
  const found = version === undefined ? thisNode() : await nodeOf(version, children);
  if (found === null) {
    return { passed: 0, failed: 0, skipped: [`${title}: it is not in npm's cache and cannot be downloaded`] };
  }
  const { node, npmStart } = found;
  const folder = mkdtempSync(join(tmpdir(), 'matchpoint fresh '));
  copyProject(folder);
  const product = startProduct(folder, npmStart, children);
  try {
    await Promise.race([
      product.ready.then((found) => tryOut({ children, node, folder, product: found })),
      product.ended.then((how) => fail(`npm start ended (${how}).`)),
      delay(patience, undefined, { ref: false }).then(() => fail('It took too long.')),
    ]);
    return { passed: 1, failed: 0, skipped: [] };
  } catch (error) {
    process.stdout.write(`${product.said.join('\n')}\n${title}: failed: ${sentence(error)}\n`);
    return { passed: 0, failed: 1, skipped: [] };
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function thisNode() {
  const npmStart = { command: 'npm', args: ['start'], env: withoutNpmSettings(process.env) };
  return { node: process.execPath, npmStart };
}

/**
 * Another Node, called by an npx, as that is one of the ways in which people get one.
 *
 * @param {string} version
 * @param {Children} children
 */
async function nodeOf(version, children) {
  const onNode = ['-p', packageOf(version), '--'];
  let node = '';
  const ending = await children.run({
    name: `Node ${version}`,
    ...npx(root, ...onNode, 'node', '-p', 'process.execPath'),
    cwd: root,
    heard: (line) => {
      node = line;
    },
  });
  return ending === 'exit code 0' ? { node, npmStart: npx(root, ...onNode, 'npm', 'start') } : null;
}

/**
 * The package `node` fetches its program by a script, which npm may not run; these packages hold it.
 *
 * @param {string} version
 */
function packageOf(version) {
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${process.platform}-${process.arch}@${version}`;
}

/** What a clone does not hold. */
const uncloned = new Set(['.git', '.env', '.matchpoint', 'coverage', 'dist', 'node_modules']);

/** @param {string} folder */
function copyProject(folder) {
  cpSync(root, folder, { recursive: true, filter: (path) => !uncloned.has(basename(path)) });
  // The embedded database's own user has to enter.
  chmodSync(folder, 0o755);
}

/**
 * @param {string} folder
 * @param {{ command: string, args: string[], env: NodeJS.ProcessEnv }} task
 * @param {Children} children
 */
function startProduct(folder, { env, ...task }, children) {
  /** @type {string[]} */
  const said = [];
  /** @type {(product: Product) => void} */
  let isReady = () => {};
  /** @type {Promise<Product>} */
  const ready = new Promise((resolve) => {
    isReady = resolve;
  });
  const child = children.start({
    name: 'npm start',
    ...task,
    cwd: folder,
    env: { ...withoutSettings(env), PORT: '0', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:0' },
    heard(line) {
      said.push(line);
      const product = productOf(said.join('\n'));
      if (product !== undefined) isReady(product);
    },
  });
  return { ...child, said, ready };
}

/**
 * @param {NodeJS.ProcessEnv} variables
 * @returns {NodeJS.ProcessEnv} without the product's settings, which are the developer's
 */
function withoutSettings(variables) {
  const setting = /^(MATCHPOINT|VITE|FIREBASE|GOOGLE)_|^(HOST|DATABASE_URL|CORS_ORIGINS|TRUSTED_PROXIES)$/;
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !setting.test(name)));
}

/**
 * @param {string} said by `npm start`
 * @returns {Product | undefined} undefined until all of it is known
 */
function productOf(said) {
  const [, url] = /ready on (http:\S+)/.exec(said) ?? [];
  const [, identity] = /(http:\S+)\/emulator\//.exec(said) ?? [];
  const [, email, password] = /with (\S+@\S+) and (\S+)/.exec(said) ?? [];
  const isKnown =
    url !== undefined && identity !== undefined && email !== undefined && password !== undefined;
  return isKnown ? { url, identity, email, password } : undefined;
}

/**
 * @param {string} why
 * @returns {never}
 */
function fail(why) {
  throw new PlainError(why);
}
