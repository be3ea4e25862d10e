import type { AgencyKey, BearerKey, CreatedKey } from '../agencies/agency-keys.ts';
import { keyOperations } from '../contract/key-operations.ts';
import type { AddedCall } from './added-call.ts';
import type { BearerCallOptions } from './call.ts';

/** The calls about keys of programs (rules/agencies.md#keys). */
export function keyCalls(added: AddedCall) {
  return {
    /** @param options the key as the token */
    showKey: async (options: BearerCallOptions): Promise<BearerKey> =>
      (await added('keys', keyOperations.showKey, options)).data,

    listKeys: async (agencyId: string, options: BearerCallOptions): Promise<readonly AgencyKey[]> =>
      (await added('keys', keyOperations.listKeys, { ...options, parameters: { agencyId } })).data,

    createKey: async (agencyId: string, name: string, options: BearerCallOptions): Promise<CreatedKey> => {
      const facts = { ...options, parameters: { agencyId }, body: { name } };
      return (await added('keys', keyOperations.createKey, facts)).data;
    },

    endKey: async (agencyId: string, keyId: string, options: BearerCallOptions): Promise<void> => {
      await added('keys', keyOperations.endKey, { ...options, parameters: { agencyId, keyId } });
    },
  };
}
