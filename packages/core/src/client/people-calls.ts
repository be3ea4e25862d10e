import type { NewOwner } from '../agencies/members.ts';
import { peopleOperations } from '../contract/people-operations.ts';
import type { SiteText, SiteTextName } from '../pages/site-text.ts';
import { hasStatus } from '../wire/api-error.ts';
import type { AddedCall } from './added-call.ts';
import { type BearerCallOptions, type Call, type CallFacts, dataOf, type Operation } from './call.ts';
import { readableRows } from './readable-rows.ts';
import type { CallOptions } from './send.ts';

const readable = {
  listMyInvitations: {
    ...peopleOperations.listMyInvitations,
    answer: readableRows(peopleOperations.listMyInvitations.answer),
  },
  listChanges: {
    ...peopleOperations.listChanges,
    answer: readableRows(peopleOperations.listChanges.answer),
  },
};

/** For the export: a large roster takes minutes over a slow line. */
const exportTimeout = 600_000;

/** The calls about one's account, and about the people and keys of an agency. */
export function peopleCalls(call: Call, added: AddedCall) {
  const members = <T>(operation: Operation<T>, facts: CallFacts) =>
    dataOf(added('members', operation, facts));
  const keys = <T>(operation: Operation<T>, facts: CallFacts) => dataOf(added('keys', operation, facts));

  return {
    /** The account with all that belongs to it (rules/account.md#account-removal). */
    removeMe: (options: BearerCallOptions) => dataOf(added('account', peopleOperations.removeMe, options)),

    exportMe: (options: BearerCallOptions) =>
      dataOf(added('account', peopleOperations.exportMe, { ...options, timeout: exportTimeout })),

    listMembers: (agencyId: string, options: BearerCallOptions) =>
      members(peopleOperations.listMembers, { ...options, parameters: { agencyId } }),

    removeMember: (agencyId: string, memberId: string, options: BearerCallOptions) =>
      members(peopleOperations.removeMember, { ...options, parameters: { agencyId, memberId } }),

    /** Answers the people as they are then. */
    handOver: (agencyId: string, body: NewOwner, options: BearerCallOptions) =>
      members(peopleOperations.handOver, { ...options, parameters: { agencyId }, body }),

    listInvitations: (agencyId: string, options: BearerCallOptions) =>
      members(peopleOperations.listInvitations, { ...options, parameters: { agencyId } }),

    invite: (agencyId: string, email: string, options: BearerCallOptions) =>
      members(peopleOperations.invite, { ...options, parameters: { agencyId }, body: { email } }),

    withdrawInvitation: (agencyId: string, invitationId: string, options: BearerCallOptions) =>
      members(peopleOperations.withdrawInvitation, { ...options, parameters: { agencyId, invitationId } }),

    listMyInvitations: (options: BearerCallOptions) => members(readable.listMyInvitations, options),

    acceptInvitation: (invitationId: string, options: BearerCallOptions) =>
      members(peopleOperations.acceptInvitation, { ...options, parameters: { invitationId } }),

    declineInvitation: (invitationId: string, options: BearerCallOptions) =>
      members(peopleOperations.declineInvitation, { ...options, parameters: { invitationId } }),

    /** Newest first; `before`: the id of the last known one. An empty page is the end. */
    listChanges: (
      agencyId: string,
      { before, ...options }: BearerCallOptions & { readonly before?: string | undefined },
    ) => members(readable.listChanges, { ...options, parameters: { agencyId }, query: { before } }),

    /** Null where the operator of the service gave none. */
    showText: async (name: SiteTextName, options: CallOptions = {}): Promise<SiteText | null> => {
      try {
        return await dataOf(call(peopleOperations.showText, { ...options, parameters: { name } }));
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw error;
      }
    },

    /** @param options the key as the token */
    showKey: (options: BearerCallOptions) => keys(peopleOperations.showKey, options),

    listKeys: (agencyId: string, options: BearerCallOptions) =>
      keys(peopleOperations.listKeys, { ...options, parameters: { agencyId } }),

    createKey: (agencyId: string, name: string, options: BearerCallOptions) =>
      keys(peopleOperations.createKey, { ...options, parameters: { agencyId }, body: { name } }),

    endKey: (agencyId: string, keyId: string, options: BearerCallOptions) =>
      keys(peopleOperations.endKey, { ...options, parameters: { agencyId, keyId } }),
  };
}
