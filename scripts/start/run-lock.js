import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode, PlainError, sentence } from '../plain-error.js';
import { identify, isAlive, send } from '../processes/identify.js';
import { replaceFile } from '../replace-file.js';

/**
 * A data folder serves one run at a time. The file names the run's process and those it started, so that the next run
 * knows what was left behind when all of it was killed.
 *
 * @import { Child } from '../processes/children.js'
 * @import { ProcessIdentity } from '../processes/identify.js'
 * @typedef {{ owner: ProcessIdentity, url: string, stopping: boolean, children: (ProcessIdentity & { name: string })[] }} Run
 */

/**
 * @param {{ dataDir: string, url: string, say: (text: string) => void, patience?: number }} options `url` is shown to
 *   whoever comes second; `patience` is how long, in milliseconds, what was left may take to end by itself
 * @throws {PlainError} when another run has the folder, or it cannot be written
 */
export async function takeRunLock({ dataDir, url, say, patience = 10_000 }) {
  const file = join(dataDir, 'run.json');
  const owner = identify(process.pid) ?? { pid: process.pid, started: '' };
  /** @type {Run} */
  const run = { owner, url, stopping: false, children: [] };

  while (!claim(dataDir, file, run)) {
    const other = await read(file);
    if (other !== undefined && !(await isOver(file, other.owner, say))) {
      throw new PlainError(
        `Matchpoint already runs on ${dataDir} (${other.url}, process ${other.owner.pid}): use that one, or stop it with Ctrl-C in its terminal.`,
      );
    }
    for (const left of other?.children ?? []) await endLeftover(left, patience, say);
    rmSync(file, { force: true });
  }

  return {
    /** @param {Child[]} children */
    note(children) {
      const noted = children.flatMap(({ name, pid }) => {
        const identity = identify(pid);
        return identity === undefined ? [] : [{ name, ...identity }];
      });
      run.children = noted;
      replaceFile(file, JSON.stringify(run));
    },
    stopping() {
      run.stopping = true;
      replaceFile(file, JSON.stringify(run));
    },
    release() {
      rmSync(file, { force: true });
    },
  };
}

/**
 * @param {string} dataDir
 * @param {string} file
 * @param {Run} run
 * @returns {boolean} false when there is one already
 */
function claim(dataDir, file, run) {
  try {
    mkdirSync(dataDir, { recursive: true });
    const handle = openSync(file, 'wx');
    writeSync(handle, JSON.stringify(run));
    closeSync(handle);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && statSync(dataDir).isDirectory()) return false;
    throw new PlainError(
      `The data folder ${dataDir} cannot be written (${sentence(error)}): give this user the right to, or choose another folder with MATCHPOINT_DATA_DIR.`,
    );
  }
}

/**
 * @param {string} file
 * @returns {Promise<Run | undefined>} undefined when nobody finishes writing it
 */
async function read(file) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      /** @type {unknown} */
      const content = JSON.parse(readFileSync(file, 'utf8'));
      if (isRun(content)) return content;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
    }
    await delay(50);
  }
  return undefined;
}

/**
 * @param {unknown} value
 * @returns {value is Run}
 */
function isRun(value) {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('children' in value))
    return false;
  return isIdentity(value.owner) && Array.isArray(value.children) && value.children.every(isIdentity);
}

/**
 * @param {unknown} value
 * @returns {value is ProcessIdentity}
 */
function isIdentity(value) {
  if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value)) return false;
  return Number.isInteger(value.pid) && typeof value.started === 'string';
}

/**
 * Waits for a run that is about to stop: one whose npm has just been ended needs a moment to see it.
 *
 * @param {string} file
 * @param {ProcessIdentity} owner
 * @param {(text: string) => void} say
 */
async function isOver(file, owner, say) {
  if (await isGone(owner, 1_000)) return true;
  if (!(await read(file))?.stopping) return false;
  say('Waiting for the earlier run to stop');
  return isGone(owner, 60_000);
}

/**
 * What a run started ends by itself once that run is gone; this waits for it, and insists where it does not.
 *
 * @param {ProcessIdentity & { name: string }} left
 * @param {number} patience
 * @param {(text: string) => void} say
 */
async function endLeftover(left, patience, say) {
  if (await isGone(left, patience)) return;
  say(`Ending a leftover of an earlier run: ${left.name} (process ${left.pid})`);
  try {
    send(left.pid, 'SIGTERM');
    if (await isGone(left, 15_000)) return;
    send(-left.pid, 'SIGKILL');
    if (await isGone(left, 5_000)) return;
  } catch {}
  throw new PlainError(
    `Process ${left.pid} (${left.name}) of an earlier run is still there and cannot be ended by this user: end it, then start again.`,
  );
}

/**
 * @param {ProcessIdentity} identity
 * @param {number} patience milliseconds
 */
async function isGone(identity, patience) {
  for (let waited = 0; isAlive(identity); waited += 50) {
    if (waited >= patience) return false;
    await delay(50);
  }
  return true;
}
