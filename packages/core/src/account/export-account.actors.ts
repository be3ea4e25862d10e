import { fromPromise } from 'xstate';
import type { Client } from '../client/client.ts';
import type { ToSend } from '../forms/send-form.machine.ts';
import type { Authorize } from '../session/session.actors.ts';

/** @param save keeps the text as a file of this name */
export function exportAccountActors(
  client: Pick<Client, 'exportMe'>,
  authorize: Authorize,
  save: (name: string, text: string) => void | Promise<void>,
) {
  return {
    send: fromPromise<void, ToSend<null>>(async ({ signal }) => {
      const document = await authorize((token) => client.exportMe({ token, signal }));
      await save('matchpoint-account.json', `${JSON.stringify(document, null, 2)}\n`);
    }),
  };
}
