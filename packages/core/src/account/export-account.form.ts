import type { Authorize, Client } from '../client/client.ts';
import { sendForm } from '../forms/send.form.ts';
import { ApiError, failureProblems, isUnsupported } from '../wire/api-error.ts';

interface ExportPorts {
  readonly client: Pick<Client, 'exportMe'>;
  readonly authorize: Authorize;
  /** Keeps the text as a file of this name. */
  readonly save: (name: string, text: string) => void | Promise<void>;
}

/** Reads everything that is kept about the person, and saves it as a file; there is nothing to enter (rules/account.md#account-export). */
export const exportAccount = sendForm({
  id: 'exportAccount',
  judge: (_: null) => [],
  send: async ({ client, authorize, save }: ExportPorts, _, signal) => {
    const document = await authorize((token) => client.exportMe({ token, signal }));
    await save('matchpoint-account.json', `${JSON.stringify(document, null, 2)}\n`);
  },
  failure: (error) => {
    if (isUnsupported(error)) return [{ field: null, message: 'This service cannot export what it keeps.' }];
    if (error instanceof ApiError) return failureProblems(error);
    return [{ field: null, message: 'The file could not be saved. Try again.' }];
  },
});
