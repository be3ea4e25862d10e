import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { AccountExport } from '../session/account-export.ts';
import { ApiError } from '../wire/api-error.ts';
import { exportAccountActors } from './export-account.actors.ts';
import { exportAccountMachine } from './export-account.machine.ts';
import { exportAccountView } from './export-account.view.ts';

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
  const actors = exportAccountActors(
    {
      exportMe: async () => {
        if (read !== undefined) throw read;
        return kept;
      },
    },
    (call) => call('token'),
    async (name, text) => {
      if (save !== undefined) throw save;
      files.push([name, text]);
    },
  );
  const actor = createActor(exportAccountMachine.provide({ actors })).start();
  const seen = [exportAccountView(actor.getSnapshot())];
  actor.send({ type: 'submit', entered: null });
  seen.push(exportAccountView(actor.getSnapshot()));
  seen.push(exportAccountView(await waitFor(actor, ({ value }) => value !== 'sending')));
  return { files, seen };
}

const ready = { isExporting: false, isSaved: false, problem: null };
const exporting = { ...ready, isExporting: true };

test('saves the whole document as one file', async () => {
  const { files, seen } = await exported();
  expect(seen).toEqual([ready, exporting, { ...ready, isSaved: true }]);
  expect(files.map(([name, text]) => [name, JSON.parse(text)])).toEqual([['matchpoint-account.json', kept]]);
});

test.each([
  [{ read: new ApiError('unreachable', null) }, 'The service cannot be reached.'],
  [{ read: new ApiError('refused', null, { status: 405 }) }, 'This service cannot export what it keeps.'],
  [{ save: new Error('full') }, 'The file could not be saved. Try again.'],
])('saves nothing otherwise, and says why: %j', async (errors, problem) => {
  const { files, seen } = await exported(errors);
  expect([files, seen]).toEqual([[], [ready, exporting, { ...ready, problem }]]);
});
