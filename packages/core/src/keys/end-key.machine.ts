import { confirmMachine } from '../forms/confirm.machine.ts';
import { hasStatus } from '../wire/api-error.ts';

export interface KeyToEnd {
  readonly id: string;
  readonly name: string;
}

/** Ends a key, after a confirmation that names it (rules/agencies.md#keys); one that is gone was ended already. */
export const endKeyMachine = confirmMachine<KeyToEnd>('endKey', (error) => hasStatus(error, 404));
