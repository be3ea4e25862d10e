import { errorCode, sentence } from '../plain-error.js';
import { listen, startEmulator } from './emulator.js';
import { identityProxy } from './proxy.js';
import { savedAccounts } from './saved-accounts.js';
import { savesInTurn } from './saves-in-turn.js';

/**
 * The process of the identity provider. Its parent sends one order over the channel, hears how it goes, says where
 * the web app is when it knows, and takes the process along when it ends, in whatever way.
 *
 * @import { Order, Report, WebApp } from '../auth-emulator.js'
 */

/** @param {Report} report */
function send(report) {
  process.send?.(report);
}

/** @type {string | undefined} */
let webUrl;

/** @param {Order} order */
async function host({ projectId, address, port, folder }) {
  const store = folder === undefined ? undefined : savedAccounts(folder);
  const accounts = store?.load() ?? [];

  /** @type {(port: number) => void} */
  let open = () => {};
  /** @type {Promise<number>} */
  const emulatorPort = new Promise((resolve) => {
    open = resolve;
  });
  let save = async () => {};
  const proxy = identityProxy({ emulatorPort, saved: () => save(), webUrl: () => webUrl });
  send({ kind: 'listening', port: await listen(proxy, port, address) });

  const emulator = await startEmulator(projectId);
  await emulator.importAccounts(accounts);
  if (store !== undefined) save = savesInTurn(async () => store.save(await emulator.exportAccounts()));
  open(emulator.port);
  send({ kind: 'ready', accounts: accounts.length });
}

process.on('disconnect', () => process.exit());
process.on('message', (/** @type {Order | WebApp} */ message) => {
  if ('webUrl' in message) {
    webUrl = message.webUrl;
    return;
  }
  host(message).catch((error) => {
    send({ kind: 'failed', message: sentence(error), code: errorCode(error) });
    process.exitCode = 1;
    process.disconnect();
  });
});
