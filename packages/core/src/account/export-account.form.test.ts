import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { AccountExport } from '../session/account-export.ts';
import { ApiError } from '../wire/api-error.ts';
import { exportAccount } from './export-account.form.ts';

const kept: AccountExport = {
  exported_at: '2026-11-22T12:00:00Z',
  user: { email: 'ada@example.com' },
  agencies: [],
  athletes: [],
  memberships: [],
  invitations_received: [],
  invitations_sent: [],
  changes: [],
};

/** @param errors what reading, then saving throws */
async function exported({ read, save }: { read?: Error; save?: Error } = {}) {
  const files: [string, string][] = [];
  const actors = exportAccount.actors({
    client: {
      exportMe: async () => {
        if (read !== undefined) throw read;
        return kept;
      },
    },
    authorize: (call) => call('token'),
    save: async (name, text) => {
      if (save !== undefined) throw save;
      files.push([name, text]);
    },
  });
  const actor = createActor(exportAccount.machine.provide({ actors })).start();
  const seen = [exportAccount.view(actor.getSnapshot())];
  actor.send({ type: 'submit', entered: null });
  seen.push(exportAccount.view(actor.getSnapshot()));
  seen.push(exportAccount.view(await waitFor(actor, ({ value }) => value !== 'sending')));
  return { files, seen };
}

const ready = { step: 'editing', errors: {}, banner: [], notice: null, attempt: 0 };
const exporting = { ...ready, step: 'sending' };

test('saves the whole document as one file', async () => {
  const { files, seen } = await exported();
  expect(seen).toEqual([ready, exporting, { ...ready, step: 'accepted' }]);
  expect(files.map(([name, text]) => [name, JSON.parse(text)])).toEqual([['matchpoint-account.json', kept]]);
});

test.each([
  [{ read: new ApiError('unreachable', null) }, 'The service cannot be reached.'],
  [{ read: new ApiError('refused', null, { status: 405 }) }, 'This service cannot export what it keeps.'],
  [{ save: new Error('full') }, 'The file could not be saved. Try again.'],
])('saves nothing otherwise, and says why: %j', async (errors, problem) => {
  const { files, seen } = await exported(errors);
  expect([files, seen]).toEqual([[], [ready, exporting, { ...ready, banner: [problem], attempt: 1 }]]);
});
