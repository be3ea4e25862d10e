import { operations } from '@matchpoint/core/contract/operations';
import { idOrNone } from '../directory/list-statement.ts';
import type { PeerContext } from '../http/answer-call.ts';
import { privateAnswer, privateNothing } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import type { OnCaller } from '../users/caller-calls.ts';
import type { OnAgency } from './agency-calls.ts';
import type { InvitationsStore } from './invitations.store.ts';

const { invite } = operations;

/** Invitations of the caller's agencies, and those to the caller (rules/agencies.md#invitations). */
export function invitationsRoutes(
  onCaller: OnCaller,
  onAgency: OnAgency,
  invitations: InvitationsStore,
): void {
  onAgency(operations.listInvitations, async (agency, _, database) =>
    privateAnswer(await invitations.list(database, agency)),
  );
  onAgency(invite, async (agency, { req }, database) => {
    const body = await readBody(req.raw, invite.body);
    return privateAnswer(await invitations.invite(database, agency, body.email), 201);
  });
  onAgency(operations.withdrawInvitation, async (agency, { req }, database) => {
    await invitations.withdraw(database, agency, invitationId(req));
    return privateNothing();
  });
  onCaller(operations.listMyInvitations, async (user, _, database) =>
    privateAnswer(user.isVerified ? await invitations.received(database, user) : []),
  );
  onCaller(operations.acceptInvitation, async (user, { req }, database) => {
    if (!user.isVerified) return problem(403, verifyFirst);
    return privateAnswer(await invitations.accept(database, user, invitationId(req)));
  });
  onCaller(operations.declineInvitation, async (user, { req }, database) => {
    if (!user.isVerified) return problem(403, verifyFirst);
    await invitations.decline(database, user, invitationId(req));
    return privateNothing();
  });
}

function invitationId(req: PeerContext['req']): string {
  return idOrNone(req.param('invitationId'));
}

const verifyFirst =
  'Invitations are for verified email addresses. Verify yours first: open the link in the email that you get from Account.';
