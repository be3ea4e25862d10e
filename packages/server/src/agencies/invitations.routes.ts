import { operations } from '@matchpoint/core/contract/operations';
import { idOrNone } from '../directory/list-statement.ts';
import { answerCall, type PeerApp, type PeerContext } from '../http/answer-call.ts';
import { privateAnswer, privateNothing } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import type { SignedIn } from '../users/signed-in.ts';
import { agencyCalls } from './agency-calls.ts';
import type { InvitationsStore } from './invitations.store.ts';

const {
  listInvitations,
  invite,
  withdrawInvitation,
  listMyInvitations,
  acceptInvitation,
  declineInvitation,
} = operations;

export interface InvitationsPorts {
  readonly invitations: InvitationsStore;
}

/** Invitations of the caller's agencies, and those to the caller (rules/agencies.md#invitations). */
export function invitationsRoutes(app: PeerApp, ports: InvitationsPorts, signedIn: SignedIn): void {
  sentInvitations(app, ports, signedIn);
  receivedInvitations(app, ports, signedIn);
}

function sentInvitations(app: PeerApp, { invitations }: InvitationsPorts, signedIn: SignedIn): void {
  const onAgency = agencyCalls(app, signedIn);
  onAgency(listInvitations, async (agency, { req }, database) =>
    privateAnswer(req.raw, await invitations.list(database, agency)),
  );
  onAgency(invite, async (agency, { req }, database) => {
    const body = await readBody(req.raw, invite.body);
    return privateAnswer(req.raw, await invitations.invite(database, agency, body.email), 201);
  });
  onAgency(withdrawInvitation, async (agency, { req }, database) => {
    await invitations.withdraw(database, agency, invitationId(req));
    return privateNothing(req.raw);
  });
}

function receivedInvitations(app: PeerApp, { invitations }: InvitationsPorts, signedIn: SignedIn): void {
  answerCall(
    app,
    listMyInvitations,
    signedIn('reading', async (user, { req }, database) =>
      privateAnswer(req.raw, user.isVerified ? await invitations.received(database, user) : []),
    ),
  );
  answerCall(
    app,
    acceptInvitation,
    signedIn('writing', async (user, { req }, database) => {
      if (!user.isVerified) return problem(403, verifyFirst);
      return privateAnswer(req.raw, await invitations.accept(database, user, invitationId(req)));
    }),
  );
  answerCall(
    app,
    declineInvitation,
    signedIn('writing', async (user, { req }, database) => {
      if (!user.isVerified) return problem(403, verifyFirst);
      await invitations.decline(database, user, invitationId(req));
      return privateNothing(req.raw);
    }),
  );
}

function invitationId(req: PeerContext['req']): string {
  return idOrNone(req.param('invitationId'));
}

const verifyFirst =
  'Invitations are for verified email addresses. Verify yours first: open the link in the email that you get from Account.';
