import { launchAuthEmulator } from './auth-emulator.js';
import { PlainError } from './plain-error.js';
import { createChildren } from './processes/children.js';
import { stopRequest } from './processes/stop-request.js';
import { progress } from './progress.js';
import { assertFree, portError } from './start/ports.js';
import { startServer } from './start/server.js';
import { environmentFor, readSettings } from './start/settings.js';
import { ensureBuilt } from './workspace/build.js';
import { ensureInstalled } from './workspace/install.js';
import { root } from './workspace/root.js';

/**
 * @import { Children } from './processes/children.js'
 * @import { Need } from './start/ports.js'
 * @import { Settings } from './start/settings.js'
 * @typedef {{ settings: Settings, children: Children, say: (text: string) => void }} Run
 */

const noOptions =
  'npm start takes no options. Settings are variables, in the environment or in .env: docs/configuration.md lists them.';

/** `npm start`: everything that the product needs, on this machine, until it is stopped. */
const say = progress((text) => process.stdout.write(text));
const stopped = stopRequest();
try {
  if (process.argv.length > 2) throw new PlainError(noOptions);
  const settings = readSettings(root, process.env);
  const children = createChildren();
  try {
    await Promise.race([serve({ settings, children, say }), stopped]);
    process.stdout.write('\n');
    say('Stopping');
  } finally {
    await children.stopAll();
  }
  say('Stopped');
  process.exit(0);
} catch (error) {
  printError(error);
  process.exit(1);
}

/** @param {Run} run */
async function serve({ settings, children, say }) {
  await assertFree(settings.web);
  if (settings.identity !== undefined) await assertFree(settings.identity);

  await ensureInstalled({ root, children, say, tools: false });
  let isReady = false;
  // Once the address is shown, nothing more is to be said.
  const sayBefore = (/** @type {string} */ text) => isReady || say(text);
  const need = settings.identity;
  const identity = need && (await startIdentity({ need, settings, children, say: sayBefore }));
  const environment = environmentFor(settings, root, identity?.host);
  await ensureBuilt({ root, children, say, environment });
  const server = startServer({
    children,
    say,
    environment,
    demo: identity !== undefined,
    isReady: (url) => {
      isReady = true;
      if (identity === undefined) return;
      identity.leadTo(reachable(url));
      process.stdout.write(`Mails are not sent: the links in them are listed on ${identity.mails}\n`);
    },
  });
  await Promise.race([server, identity?.failed ?? server]);
}

/**
 * Starts the local identity provider, which gets ready while the rest goes on.
 *
 * @param {{ need: Need, settings: { projectId: string, dataDir: string }, children: Children, say: (text: string) => void }} options
 * @returns {Promise<{ host: string, mails: string, leadTo: (webUrl: string) => void, failed: Promise<never> }>} `mails` is
 *   where the links of its mails are listed; `failed` rejects when it could not start, or ends
 */
async function startIdentity({ need, settings: { projectId, dataDir }, children, say }) {
  say('Starting the local identity provider');
  const { address, port } = need;
  const emulator = await launchAuthEmulator({ projectId, address, port, dataDir }).catch((error) => {
    throw portError(need, error);
  });
  children.adopt({ name: 'identity provider', ...emulator });
  const ready = emulator.ready.then((accounts) => {
    say(`The local identity provider is ready on ${emulator.host} (accounts: ${accounts})`);
    return emulator.ended;
  });
  const failed = ready.then((how) => {
    throw new PlainError(`The local identity provider ended (${how}): start again, all accounts are saved.`);
  });
  failed.catch(() => {});
  const { host, url, leadTo } = emulator;
  return { host, mails: `${url}/emulator/v1/projects/${projectId}/oobCodes`, leadTo, failed };
}

/**
 * @param {string} url of a server that may listen on all addresses
 * @returns {string} as a browser on this machine reaches it
 */
function reachable(url) {
  return url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

/** @param {unknown} error */
function printError(error) {
  if (error instanceof PlainError) process.stderr.write(error.message === '' ? '' : `\n${error.message}\n`);
  else process.stderr.write(`\n${error instanceof Error ? error.stack : error}\n`);
}
