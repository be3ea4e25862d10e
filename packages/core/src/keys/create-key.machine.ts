import { keyDraft } from '../agencies/agency-keys.ts';
import { sendFormMachine } from '../forms/send-form.machine.ts';
import { failureProblems, failureText, isRefusal } from '../wire/api-error.ts';
import type { Problem } from '../wire/problems.ts';

export interface EnteredKey {
  readonly name: string;
}

/** The form that creates a key (rules/agencies.md#keys). The key itself is in no snapshot. */
export const createKeyMachine = sendFormMachine<EnteredKey>('createKey', {
  judge: judgeName,
  failure: (error) =>
    isRefusal(error)
      ? failureProblems(error)
      : [
          {
            field: null,
            message: `${failureText(error)} The list may have a new key that nobody has: end it.`,
          },
        ],
});

function judgeName({ name }: EnteredKey): readonly Problem[] {
  const [issue] = keyDraft.safeParse({ name: name.trim() }).error?.issues ?? [];
  return issue === undefined ? [] : [{ field: 'name', message: `The name ${issue.message}.` }];
}
