import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { isAccount } from './saved-accounts.js';

/**
 * Firebase's Auth emulator, loaded from firebase-tools without its command line: no Java, no sign-in, no network,
 * no file outside the data folder. It keeps its accounts in memory.
 *
 * @import { Account } from './saved-accounts.js'
 * @typedef {import('node:http').RequestListener} RequestListener
 * @typedef {{ port: number, close: () => void, exportAccounts: () => Promise<Account[]>, importAccounts: (accounts: Account[]) => Promise<void> }} Emulator
 */

/**
 * @param {string} projectId begins with `demo-`
 * @returns {Promise<Emulator>}
 */
export async function startEmulator(projectId) {
  const server = createServer(await loadApp(projectId));
  const port = await listen(server, 0, '127.0.0.1');
  const project = `/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  await call(port, 'PATCH', `/emulator/v1/projects/${projectId}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  return {
    port,
    close() {
      server.close();
      server.closeAllConnections();
    },
    async exportAccounts() {
      const answer = await call(port, 'GET', `${project}/accounts:batchGet?maxResults=-1`);
      const users = 'users' in answer ? answer.users : [];
      if (!Array.isArray(users) || !users.every(isAccount)) {
        throw new Error('The emulator answered no list of accounts.');
      }
      return users;
    },
    async importAccounts(accounts) {
      if (accounts.length === 0) return;
      const answer = await call(port, 'POST', `${project}/accounts:batchCreate`, { users: accounts });
      if ('error' in answer && Array.isArray(answer.error) && answer.error.length > 0) {
        throw new Error(`The emulator refused saved accounts: ${JSON.stringify(answer.error)}`);
      }
      // The import dates every account's tokens from now, which would sign everybody out.
      for (const { localId, validSince } of accounts) {
        if (validSince !== undefined)
          await call(port, 'POST', `${project}/accounts:update`, { localId, validSince });
      }
    },
  };
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port 0 takes a free one
 * @param {string} host
 * @returns {Promise<number>} the port
 */
export function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('The server has no port.'));
      else resolve(address.port);
    });
  });
}

/**
 * @param {number} port
 * @param {'GET' | 'PATCH' | 'POST'} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<object>}
 */
async function call(port, method, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The emulator answered ${method} ${path} with ${answer.status}: ${text}`);
  /** @type {unknown} */
  const content = JSON.parse(text);
  if (typeof content !== 'object' || content === null)
    throw new Error(`The emulator answered ${method} ${path} with no object.`);
  return content;
}

/**
 * The path into firebase-tools is its own affair and may move with a new version: then this says so.
 *
 * @param {string} projectId
 * @returns {Promise<RequestListener>}
 */
async function loadApp(projectId) {
  const require = createRequire(import.meta.url);
  const logger = member(require('firebase-tools/lib/logger'), 'logger');
  const createApp = member(require('firebase-tools/lib/emulator/auth/server'), 'createApp');
  const modes = member(require('firebase-tools/lib/emulator/auth'), 'SingleProjectMode');
  if (typeof logger !== 'object' || logger === null || typeof createApp !== 'function') {
    throw new Error('This version of firebase-tools keeps its Auth emulator elsewhere.');
  }
  Object.assign(logger, { silent: true });
  trim(member(member(require('firebase-tools/lib/emulator/auth/apiSpec'), 'default'), 'paths'));
  /** @type {unknown} */
  const app = await createApp(projectId, member(modes, 'ERROR'));
  if (typeof app !== 'function')
    throw new Error('This version of firebase-tools makes another Auth emulator.');
  return (request, response) => {
    app(request, response);
  };
}

/** Calls that the product never makes. */
const unused =
  /tenants|mfa|passkey|saml|oauthIdp|supportedIdp|phone|verification|gameCenter|verifyIos|initializeAuth/i;

/**
 * The emulator compiles a validator for each parameter of each call when it starts. Without unused
 * calls, and the parameters that all Google services have in common, it starts in a fifth of the time.
 *
 * @param {unknown} paths of an OpenAPI description
 */
function trim(paths) {
  if (typeof paths !== 'object' || paths === null) return;
  for (const [path, calls] of Object.entries(paths)) {
    if (unused.test(path)) Reflect.deleteProperty(paths, path);
    else if (Array.isArray(calls.parameters)) {
      calls.parameters = calls.parameters.filter((/** @type {object} */ parameter) => !('$ref' in parameter));
    }
  }
}

/**
 * @param {unknown} owner
 * @param {string} name
 * @returns {unknown}
 */
function member(owner, name) {
  if (typeof owner !== 'object' || owner === null || !(name in owner)) {
    throw new Error(`This version of firebase-tools has no ${name} for its Auth emulator.`);
  }
  return Reflect.get(owner, name);
}
