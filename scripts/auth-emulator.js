import { fork } from 'node:child_process';
import { join } from 'node:path';
import { PlainError } from './plain-error.js';

/**
 * The local identity provider: Firebase's Auth emulator behind a proxy that saves accounts before it answers.
 * It runs in a process of its own, which ends with this one.
 *
 * @typedef {{ projectId: string, address: string, port: number, folder?: string | undefined }} Order
 * @typedef {{ webUrl: string }} WebApp
 * @typedef {{ kind: 'listening', port: number } | { kind: 'ready', accounts: number } | { kind: 'failed', message: string, code?: string | undefined }} Report
 *
 * @typedef {object} Options
 * @property {string} [projectId] begins with `demo-`; default demo-matchpoint
 * @property {string} [address] a loopback address; default 127.0.0.1
 * @property {number} [port] default 0: a free one
 * @property {string} [dataDir] accounts are kept in its folder `identity` (passwords in clear, mode 0700); without
 *   it they are gone when the process ends
 *
 * @typedef {object} AuthEmulator
 * @property {string} host `address:port`, as FIREBASE_AUTH_EMULATOR_HOST takes it
 * @property {string} url as VITE_FIREBASE_AUTH_EMULATOR_URL takes it
 * @property {string} projectId
 * @property {number} pid
 * @property {Promise<number>} ready settles with the number of accounts found; calls made earlier wait for it
 * @property {Promise<string>} ended how the process ended, in words
 * @property {(webUrl: string) => void} leadTo the links of reset mails lead to this web app from now on; until then to
 *   the emulator's own page
 * @property {() => Promise<void>} stop
 */

/**
 * Settles when the emulator is ready for calls, about 5 seconds later.
 *
 * @param {Options} [options]
 * @returns {Promise<AuthEmulator>}
 */
export async function startAuthEmulator(options) {
  const emulator = await launchAuthEmulator(options);
  await emulator.ready;
  return emulator;
}

/**
 * Settles as soon as the port is taken: calls are accepted, and answered when the emulator is ready.
 *
 * @param {Options} [options]
 * @returns {Promise<AuthEmulator>}
 */
export async function launchAuthEmulator(options = {}) {
  const { projectId = 'demo-matchpoint', address = '127.0.0.1', port = 0, dataDir } = options;
  const child = fork(join(import.meta.dirname, 'identity', 'host.js'), {
    detached: true,
    execArgv: ['--no-deprecation'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const { listening, ready } = reportsOf(child, ended);
  /** @type {Order} */
  const order = {
    projectId,
    address,
    port,
    folder: dataDir === undefined ? undefined : join(dataDir, 'identity'),
  };
  child.send(order);

  const host = `${address.includes(':') ? `[${address}]` : address}:${await listening}`;
  return {
    host,
    url: `http://${host}`,
    projectId,
    pid: child.pid ?? 0,
    ready,
    ended,
    leadTo(webUrl) {
      /** @type {WebApp} */
      const message = { webUrl };
      if (child.connected) child.send(message);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<string>} ended
 * @returns {{ listening: Promise<number>, ready: Promise<number> }}
 */
function reportsOf(child, ended) {
  const listening = heard(child, ended, (report) => (report.kind === 'listening' ? report.port : undefined));
  const ready = heard(child, ended, (report) => (report.kind === 'ready' ? report.accounts : undefined));
  // A caller that awaits it gets its failure; maybe no caller does.
  ready.catch(() => {});
  return { listening, ready };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<string>} ended
 * @param {(report: Report) => number | undefined} read
 * @returns {Promise<number>}
 */
function heard(child, ended, read) {
  return new Promise((resolve, reject) => {
    child.on('message', (/** @type {Report} */ report) => {
      if (report.kind === 'failed') reject(failure(report));
      const value = read(report);
      if (value !== undefined) resolve(value);
    });
    ended.then((how) => reject(new PlainError(`The local identity provider ended at its start (${how}).`)));
  });
}

/** @param {{ message: string, code?: string | undefined }} report */
function failure({ message, code }) {
  return Object.assign(new PlainError(message), code === undefined ? {} : { code });
}
