import type { AgencyChange } from '../agencies/changes.ts';
import type { Invitation, MyInvitation } from '../agencies/invitations.ts';
import type { Member } from '../agencies/members.ts';
import { peopleOperations } from '../contract/people-operations.ts';
import type { SiteText, SiteTextName } from '../pages/site-text.ts';
import type { Profile } from '../profiles/profile.ts';
import type { AccountExport } from '../session/account-export.ts';
import { hasStatus } from '../wire/api-error.ts';
import type { AddedCall } from './added-call.ts';
import type { BearerCallOptions, CallFacts, Operation } from './call.ts';
import { type ReadableRows, readableRows } from './readable-rows.ts';
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

/** The calls about one's account, and about the people of an agency. */
export function peopleCalls(
  added: AddedCall,
  read: <T>(operation: Operation<T>, facts: CallFacts) => Promise<T>,
) {
  return {
    /** The account with all that belongs to it (rules/account.md#account-removal). */
    removeMe: async (options: BearerCallOptions): Promise<void> => {
      await added('account', peopleOperations.removeMe, options);
    },

    exportMe: async (options: BearerCallOptions): Promise<AccountExport> =>
      (await added('account', peopleOperations.exportMe, { ...options, timeout: exportTimeout })).data,

    listMembers: async (agencyId: string, options: BearerCallOptions): Promise<readonly Member[]> =>
      (await added('members', peopleOperations.listMembers, { ...options, parameters: { agencyId } })).data,

    removeMember: async (agencyId: string, memberId: string, options: BearerCallOptions): Promise<void> => {
      const parameters = { agencyId, memberId };
      await added('members', peopleOperations.removeMember, { ...options, parameters });
    },

    /** Answers the people as they are then. */
    handOver: async (
      agencyId: string,
      memberId: string,
      options: BearerCallOptions,
    ): Promise<readonly Member[]> => {
      const facts = { ...options, parameters: { agencyId }, body: { member_id: memberId } };
      return (await added('members', peopleOperations.handOver, facts)).data;
    },

    listInvitations: async (agencyId: string, options: BearerCallOptions): Promise<readonly Invitation[]> =>
      (await added('members', peopleOperations.listInvitations, { ...options, parameters: { agencyId } }))
        .data,

    invite: async (agencyId: string, email: string, options: BearerCallOptions): Promise<Invitation> => {
      const facts = { ...options, parameters: { agencyId }, body: { email } };
      return (await added('members', peopleOperations.invite, facts)).data;
    },

    withdrawInvitation: async (
      agencyId: string,
      invitationId: string,
      options: BearerCallOptions,
    ): Promise<void> => {
      const parameters = { agencyId, invitationId };
      await added('members', peopleOperations.withdrawInvitation, { ...options, parameters });
    },

    listMyInvitations: async (options: BearerCallOptions): Promise<ReadableRows<MyInvitation>> =>
      (await added('members', readable.listMyInvitations, options)).data,

    acceptInvitation: async (invitationId: string, options: BearerCallOptions): Promise<Profile> => {
      const facts = { ...options, parameters: { invitationId } };
      return (await added('members', peopleOperations.acceptInvitation, facts)).data;
    },

    declineInvitation: async (invitationId: string, options: BearerCallOptions): Promise<void> => {
      const facts = { ...options, parameters: { invitationId } };
      await added('members', peopleOperations.declineInvitation, facts);
    },

    /** Newest first; `before`: the id of the last known one. An empty page is the end. */
    listChanges: async (
      agencyId: string,
      { before, ...options }: BearerCallOptions & { readonly before?: string | undefined },
    ): Promise<ReadableRows<AgencyChange>> => {
      const facts = { ...options, parameters: { agencyId }, query: { before } };
      return (await added('members', readable.listChanges, facts)).data;
    },

    /** Null where the operator of the service gave none. */
    showText: async (name: SiteTextName, options: CallOptions = {}): Promise<SiteText | null> => {
      try {
        return await read(peopleOperations.showText, { ...options, parameters: { name } });
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw error;
      }
    },
  };
}
