import { launchAuthEmulator } from '../auth-emulator.js';
import { PlainError } from '../plain-error.js';
import { portError } from './ports.js';

/**
 * Starts the local identity provider, which gets ready while the rest goes on.
 *
 * @import { Children } from '../processes/children.js'
 * @import { Need } from './ports.js'
 * @param {{ need: Need, settings: { projectId: string, dataDir: string }, children: Children, say: (text: string) => void }} options
 * @returns {Promise<{ host: string, mails: string, leadTo: (webUrl: string) => void, failed: Promise<never> }>} `mails` is
 *   where the links of its mails are listed; `failed` rejects when it could not start, or ends
 */
export async function startIdentity({ need, settings: { projectId, dataDir }, children, say }) {
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
