import { errorCode, sentence } from '../plain-error.js';
import { listen, startEmulator } from './emulator.js';
import { identityProxy } from './proxy.js';
import { savedAccounts } from './saved-accounts.js';
import { savesInTurn } from './saves-in-turn.js';

/**
 * The process of the identity provider. Its parent sends one order over the channel, hears how it goes, and takes the
 * process along when it ends, in whatever way.
 *
 * @import { Order, Report } from '../auth-emulator.js'
 */

/** @param {Report} report */
function tell(report) {
  process.send?.(report);
}

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
  const proxy = identityProxy({ emulatorPort, saved: () => save() });
  tell({ kind: 'listening', port: await listen(proxy, port, address) });

  const emulator = await startEmulator(projectId);
  await emulator.importAccounts(accounts);
  if (store !== undefined) save = savesInTurn(async () => store.save(await emulator.exportAccounts()));
  open(emulator.port);
  tell({ kind: 'ready', accounts: accounts.length });
}

process.on('disconnect', () => process.exit());
process.once('message', (/** @type {Order} */ order) => {
  host(order).catch((error) => {
    tell({ kind: 'failed', message: sentence(error), code: errorCode(error) });
    process.exitCode = 1;
    process.disconnect();
  });
});
