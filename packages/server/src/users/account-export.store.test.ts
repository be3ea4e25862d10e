import { expect, test } from 'vitest';
import { athleteTables } from '../athletes/athlete-columns.ts';
import { testServer } from '../testing/fixtures.ts';
import { createAccountExportStore } from './account-export.store.ts';

test('there is nothing to export of somebody who was removed meanwhile, before any of it is sent', async () => {
  const server = await testServer();
  const store = createAccountExportStore(server.watched.pools.streams, athleteTables(true, []), 1000, false);
  const nobody = { id: '9', email: 'a@example.com', uid: 'x', signedInAt: 0, isVerified: true };
  expect(await store.open(nobody, new AbortController().signal)).toBeNull();
});
