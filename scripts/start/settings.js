import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { PlainError } from '../plain-error.js';

/**
 * What `npm start` itself needs to know; everything else is passed on as it is, and judged by the program that reads
 * it. docs/configuration.md describes every variable.
 *
 * @import { Need } from './ports.js'
 * @typedef {object} Settings
 * @property {Need} web where the web app and its API are served
 * @property {Need | undefined} identity where the local identity provider listens; undefined with a real Firebase project
 * @property {string} url
 * @property {string} dataDir absolute
 * @property {string} projectId
 * @property {Record<string, string>} environment all variables, those of `.env` included, without the empty ones
 */

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} variables they win over those of `.env`
 * @returns {Settings}
 */
export function readSettings(root, variables) {
  const environment = filled({ ...fromFile(join(root, '.env')), ...filled(variables) });
  const { FIREBASE_PROJECT_ID: projectId = 'demo-matchpoint', FIREBASE_AUTH_EMULATOR_HOST } = environment;
  const { HOST: address = '127.0.0.1', PORT = '4300', MATCHPOINT_DATA_DIR = '.matchpoint' } = environment;
  const port = portOf('PORT', PORT);
  return {
    web: {
      address,
      port,
      purpose: 'the web app',
      wayOut: `choose another with PORT, like PORT=${nextTo(port)}`,
    },
    url: `http://${address}:${port}`,
    dataDir: resolve(root, MATCHPOINT_DATA_DIR),
    projectId,
    identity: identityOf(projectId, FIREBASE_AUTH_EMULATOR_HOST),
    environment,
  };
}

/**
 * The variables for the build and the server, with the defaults of `npm start` for unset ones.
 *
 * @param {Settings} settings
 * @param {string} root
 * @param {string | undefined} identityHost `address:port` of the local identity provider
 * @returns {Record<string, string>}
 */
export function environmentFor({ environment, dataDir, projectId }, root, identityHost) {
  return {
    MATCHPOINT_WEB_DIR: join(root, 'packages', 'web', 'dist'),
    // No balancer is in front of it, and Ctrl-C need not wait for one.
    MATCHPOINT_DRAIN_SECONDS: '0',
    MATCHPOINT_ACCESS_LOG: 'off',
    ...environment,
    MATCHPOINT_DATA_DIR: dataDir,
    FIREBASE_PROJECT_ID: projectId,
    ...(identityHost === undefined ? {} : { FIREBASE_AUTH_EMULATOR_HOST: identityHost }),
  };
}

/**
 * @param {string} projectId
 * @param {string | undefined} host `address:port`
 * @returns {Need | undefined}
 */
function identityOf(projectId, host) {
  const isDemo = projectId.startsWith('demo-');
  if (!isDemo && host === undefined) return undefined;
  if (!isDemo) {
    throw new PlainError(
      `FIREBASE_PROJECT_ID is the real project "${projectId}" while FIREBASE_AUTH_EMULATOR_HOST asks for the local identity provider, which believes any token: leave one of them out.`,
    );
  }
  const [, address, port] = /^(127\.0\.0\.1|localhost|\[::1\]):(\d+)$/.exec(host ?? '127.0.0.1:9099') ?? [];
  if (address === undefined || port === undefined) {
    throw new PlainError(
      `FIREBASE_AUTH_EMULATOR_HOST must be a loopback address and a port, such as 127.0.0.1:9099, not "${host}".`,
    );
  }
  const number = portOf('FIREBASE_AUTH_EMULATOR_HOST', port);
  return {
    address: address === '[::1]' ? '::1' : address,
    port: number,
    purpose: 'the local identity provider',
    wayOut: `choose another with FIREBASE_AUTH_EMULATOR_HOST, like FIREBASE_AUTH_EMULATOR_HOST=${address}:${nextTo(number)}`,
  };
}

/** @param {number} port */
function nextTo(port) {
  return port < 65_535 ? port + 1 : port - 1;
}

/**
 * @param {string} variable
 * @param {string} text
 * @returns {number}
 */
function portOf(variable, text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new PlainError(`${variable} must have a port from 0 to 65535 (0 takes a free one), not "${text}".`);
}

/** @param {string} file */
function fromFile(file) {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/**
 * @param {NodeJS.Dict<string>} variables
 * @returns {Record<string, string>}
 */
function filled(variables) {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, text]) => (text ? [[name, text]] : [])),
  );
}
