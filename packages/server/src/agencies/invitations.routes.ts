import { mostInvitations } from '@matchpoint/core/agencies/invitations';
import { mostEditors } from '@matchpoint/core/agencies/members';
import { operations } from '@matchpoint/core/contract/operations';
import { idOrNone } from '../directory/list-statement.ts';
import { answerCall, type PeerApp, type PeerContext } from '../http/answer-call.ts';
import { missing, ownersAlone } from '../http/own-answers.ts';
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
  onAgency(listInvitations, async (agency, { req }, database) => {
    const list = await invitations.list(database, agency);
    if (list === null) return missing('agency');
    return Array.isArray(list) ? privateAnswer(req.raw, list) : ownersAlone();
  });
  onAgency(invite, async (agency, { req }, database) => {
    const body = await readBody(req.raw, invite.body);
    const { email } = body;
    const done = await invitations.invite(database, agency, email);
    if (done === null) return missing('agency');
    if (!('refused' in done)) return privateAnswer(req.raw, done, 201);
    switch (done.refused) {
      case 'forbidden':
        return ownersAlone();
      case 'full':
        return problem(409, `An agency may have ${mostInvitations} open invitations; withdraw one first.`);
      case 'owner':
        return problem(409, `${email} is the owner of this agency already.`);
      case 'editor':
        return problem(409, `${email} is an editor of this agency already.`);
    }
  });
  onAgency(withdrawInvitation, async (agency, { req }, database) => {
    const done = await invitations.withdraw(database, agency, invitationId(req));
    if (done === 'withdrawn') return privateNothing(req.raw);
    if (done === null) return missing('agency');
    return done.refused === 'forbidden' ? ownersAlone() : missing('invitation');
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
      const done = await invitations.accept(database, user, invitationId(req));
      if (done === null) return missing('invitation');
      if (!('refused' in done)) return privateAnswer(req.raw, done);
      return problem(409, `An agency may have ${mostEditors} editors; ask its owner to remove one first.`);
    }),
  );
  answerCall(
    app,
    declineInvitation,
    signedIn('writing', async (user, { req }, database) => {
      if (!user.isVerified) return problem(403, verifyFirst);
      const isDone = await invitations.decline(database, user, invitationId(req));
      return isDone ? privateNothing(req.raw) : missing('invitation');
    }),
  );
}

function invitationId(req: PeerContext['req']): string {
  return idOrNone(req.param('invitationId'));
}

const verifyFirst =
  'Invitations are for verified email addresses. Verify yours first: open the link in the email that you get from Account.';
