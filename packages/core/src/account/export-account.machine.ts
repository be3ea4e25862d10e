import { sendFormMachine } from '../forms/send-form.machine.ts';
import { ApiError, failureProblems, isUnsupported } from '../wire/api-error.ts';

/** Reads everything that is kept about the person, and saves it as a file; there is nothing to enter (rules/account.md#account-export). */
export const exportAccountMachine = sendFormMachine<null>('exportAccount', {
  judge: () => [],
  failure: (error) => {
    if (isUnsupported(error)) return [{ field: null, message: 'This service cannot export what it keeps.' }];
    if (error instanceof ApiError) return failureProblems(error);
    return [{ field: null, message: 'The file could not be saved. Try again.' }];
  },
});
