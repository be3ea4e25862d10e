import { PlainError } from '../plain-error.js';
import { createChildren } from '../processes/children.js';
import { stopRequest } from '../processes/stop-request.js';
import { progress } from '../progress.js';
import { ensureBuilt } from '../workspace/build.js';
import { ensureInstalled } from '../workspace/install.js';
import { root } from '../workspace/root.js';
import { startIdentity } from './identity.js';
import { assertFree } from './ports.js';
import { startServer } from './server.js';
import { environmentFor, readSettings } from './settings.js';

/**
 * @import { Children } from '../processes/children.js'
 * @import { Settings } from './settings.js'
 * @typedef {{ settings: Settings, children: Children, say: (text: string) => void }} Run
 */

const noOptions =
  'npm start takes no options. Settings are variables, in the environment or in .env: docs/configuration.md lists them.';

/**
 * `npm start`: everything that the product needs, on this machine, until it is stopped.
 * @param {readonly string[]} options there are none
 */
export async function start(options) {
  const say = progress((text) => process.stdout.write(text));
  const stopped = stopRequest();
  try {
    if (options.length > 0) throw new PlainError(noOptions);
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
}

/** @param {Run} run */
async function serve({ settings, children, say }) {
  await assertFree(settings.web);
  if (settings.identity !== undefined) await assertFree(settings.identity);

  await ensureInstalled({ root, children, say });
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
