import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from '../plain-error.js';

/**
 * Process ids are used again. With the moment of its start, an id means one process only.
 *
 * @typedef {{ pid: number, started: string }} ProcessIdentity
 */

/**
 * @param {number} pid
 * @returns {ProcessIdentity | undefined} undefined when there is no such process
 */
export function identify(pid) {
  const started = process.platform === 'linux' ? startedOnLinux(pid) : startedElsewhere(pid);
  return started === undefined ? undefined : { pid, started };
}

/**
 * @param {ProcessIdentity} identity
 * @returns {boolean}
 */
export function isAlive({ pid, started }) {
  return identify(pid)?.started === started;
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 * @returns {boolean} whether somebody got it
 */
export function send(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
    throw error;
  }
}

/**
 * @param {number} pid
 * @returns {number | undefined} undefined, too, where the system does not say it cheaply
 */
export function parentOf(pid) {
  const parent = process.platform === 'linux' ? statOf(pid)?.[1] : undefined;
  return parent === undefined ? undefined : Number(parent);
}

/** @param {number} pid */
function startedOnLinux(pid) {
  const stat = statOf(pid);
  if (stat === undefined || stat[0] === 'Z') return undefined;
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot} ${stat[19]}`;
}

/**
 * @param {number} pid
 * @returns {string[] | undefined} the fields after the name: state, parent, …, and as the 20th the start in clock ticks
 */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function startedElsewhere(pid) {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
