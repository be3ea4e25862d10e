import { createRequire } from 'node:module';
import { startEmulator } from '../identity/emulator.js';

/** Uses the Auth emulator, and sends its parent the files that were loaded for it. */
const emulator = await startEmulator('demo-loaded');
const account = { email: 'ada@example.com', password: 'correct horse battery' };
const call = async (/** @type {string} */ name, /** @type {object} */ body) => {
  const service = name === 'token' ? 'securetoken' : 'identitytoolkit';
  const answer = await fetch(
    `http://127.0.0.1:${emulator.port}/${service}.googleapis.com/v1/${name}?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  return JSON.parse(await answer.text());
};
await call('accounts:signUp', { ...account, returnSecureToken: true });
const { idToken, refreshToken } = await call('accounts:signInWithPassword', {
  ...account,
  returnSecureToken: true,
});
await call('token', { grant_type: 'refresh_token', refresh_token: refreshToken });
await call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: account.email });
await call('accounts:lookup', { idToken });
await emulator.exportAccounts();
await emulator.importAccounts([{ localId: 'bo', email: 'bo@example.com', validSince: '1' }]);
process.send?.(Object.keys(createRequire(import.meta.url).cache));
emulator.close();
process.disconnect();
