import { type CreatedKey, keyDraft } from '../agencies/agency-keys.ts';
import type { AgencyPorts } from '../client/client.ts';
import { sendForm } from '../forms/send.form.ts';
import { failureProblems, failureText, isRefusal } from '../wire/api-error.ts';
import type { Problem } from '../wire/problems.ts';

interface EnteredKey {
  readonly name: string;
}

interface KeyPorts extends AgencyPorts {
  /** Gets the key, which no event or snapshot has. */
  readonly onCreated: (created: CreatedKey) => void;
}

/** Creates a key (rules/agencies.md#keys). The key itself is in no snapshot. */
export const createKey = sendForm({
  id: 'createKey',
  fields: ['name'],
  judge: judgeName,
  send: async ({ client, agencyId, authorize, onCreated }: KeyPorts, { name }, signal) =>
    onCreated(await authorize((token) => client.createKey(agencyId, name.trim(), { token, signal }))),
  failure: (error) => {
    if (isRefusal(error)) return failureProblems(error);
    const doubt = 'The list may have a new key that nobody has: end it.';
    return [{ field: null, message: `${failureText(error)} ${doubt}` }];
  },
});

function judgeName({ name }: EnteredKey): readonly Problem[] {
  const [issue] = keyDraft.safeParse({ name: name.trim() }).error?.issues ?? [];
  return issue === undefined ? [] : [{ field: 'name', message: `The name ${issue.message}.` }];
}
