import { keyOperations } from '../contract/key-operations.ts';
import type { AddedCall } from './added-call.ts';
import { type BearerCallOptions, type CallFacts, dataOf, type Operation } from './call.ts';

/** The calls about keys of programs (rules/agencies.md#keys). */
export function keyCalls(added: AddedCall) {
  const keys = <T>(operation: Operation<T>, facts: CallFacts) => dataOf(added('keys', operation, facts));

  return {
    /** @param options the key as the token */
    showKey: (options: BearerCallOptions) => keys(keyOperations.showKey, options),

    listKeys: (agencyId: string, options: BearerCallOptions) =>
      keys(keyOperations.listKeys, { ...options, parameters: { agencyId } }),

    createKey: (agencyId: string, name: string, options: BearerCallOptions) =>
      keys(keyOperations.createKey, { ...options, parameters: { agencyId }, body: { name } }),

    endKey: (agencyId: string, keyId: string, options: BearerCallOptions) =>
      keys(keyOperations.endKey, { ...options, parameters: { agencyId, keyId } }),
  };
}
