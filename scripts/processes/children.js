import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { errorCode } from '../plain-error.js';

/**
 * Every process that a command starts, so that it can take all of them along when it ends. Each leads a process group
 * of its own: Ctrl-C in the terminal reaches the command alone, which then stops them in order.
 *
 * @typedef {object} Child
 * @property {string} name
 * @property {Promise<string>} ended how it ended: the signal's name, or `exit code N`
 * @property {() => Promise<void>} stop
 *
 * @typedef {object} Task
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string | undefined} [input] its standard input; without it there is none
 * @property {(line: string) => void} [heard] gets the lines of its standard output, which else are shown as they come
 * @property {boolean} [follows] a script of Node that stops when this process is gone, in whatever way; it stops its
 *   own descendants itself
 *
 * @typedef {ReturnType<typeof createChildren>} Children
 */

const patience = 20_000;

export function createChildren() {
  /** @type {Set<Child>} */
  const running = new Set();
  let closed = false;

  /** @param {Child} child */
  function adopt(child) {
    running.add(child);
    child.ended.then(() => running.delete(child));
    if (closed) child.stop();
    return child;
  }

  /** @param {Task} task */
  function start(task) {
    if (closed) throw new Error(`${task.name} was not started: everything is being stopped.`);
    return adopt(launch(task));
  }

  return {
    adopt,
    start,
    /** @param {Task} task @returns {Promise<string>} how it ended */
    run: (task) => start(task).ended,
    /** Stops the latest first, and lets no other start. */
    async stopAll() {
      closed = true;
      for (const child of [...running].reverse()) await child.stop();
    },
  };
}

const followParent = ['--import', pathToFileURL(join(import.meta.dirname, 'follow-parent.js')).href];

/**
 * @param {Task} task
 * @returns {Child}
 */
function launch({ name, command, args, cwd, env = process.env, input, heard, follows = false }) {
  const words = heard === undefined ? 'inherit' : 'pipe';
  const given = input === undefined ? 'ignore' : 'pipe';
  const child = spawn(command, follows ? [...followParent, ...args] : args, {
    cwd,
    env,
    detached: true,
    stdio: follows ? [given, words, 'inherit', 'ipc'] : [given, words, 'inherit'],
  });
  child.stdin?.end(input);
  if (heard !== undefined && child.stdout !== null) createInterface(child.stdout).on('line', heard);
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const { pid } = child;
  return {
    name,
    ended,
    async stop() {
      if (pid === undefined) return;
      send(follows ? pid : -pid, 'SIGTERM');
      const impatience = setTimeout(() => send(-pid, 'SIGKILL'), patience);
      await ended;
      clearTimeout(impatience);
      if (!follows) send(-pid, 'SIGKILL');
    },
  };
}

/**
 * @param {number} pid of a process, or below zero of a group
 * @param {NodeJS.Signals} signal
 */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
