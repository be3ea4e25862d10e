import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { send } from './identify.js';

/**
 * Every process that a command starts, so that it can take all of them along when it ends. Each leads a process group
 * of its own: Ctrl-C in the terminal reaches the command alone, which then stops them in order.
 *
 * @typedef {object} Child
 * @property {string} name
 * @property {number} pid
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
 * @property {boolean} [alone] its own descendants are its affair: it is asked to stop, they are not
 *
 * @typedef {ReturnType<typeof createChildren>} Children
 */

const patience = 20_000;

/** @param {(children: Child[]) => void} [changed] told whenever one starts or ends */
export function createChildren(changed = () => {}) {
  /** @type {Set<Child>} */
  const running = new Set();
  let closed = false;

  /** @param {Child} child */
  function adopt(child) {
    running.add(child);
    changed([...running]);
    child.ended.then(() => {
      running.delete(child);
      if (!closed) changed([...running]);
    });
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

/**
 * @param {Task} task
 * @returns {Child}
 */
function launch({ name, command, args, cwd, env = process.env, input, heard, alone = false }) {
  const words = heard === undefined ? 'inherit' : 'pipe';
  const given = input === undefined ? 'ignore' : 'pipe';
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = alone ? [given, words, 'inherit', 'ipc'] : [given, words, 'inherit'];
  const child = spawn(command, args, { cwd, env, detached: true, stdio });
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
    pid: pid ?? 0,
    ended,
    async stop() {
      if (pid === undefined) return;
      send(alone ? pid : -pid, 'SIGTERM');
      const impatience = setTimeout(() => send(-pid, 'SIGKILL'), patience);
      await ended;
      clearTimeout(impatience);
      if (!alone) send(-pid, 'SIGKILL');
    },
  };
}
