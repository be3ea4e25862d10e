import { mostInvitations } from '@matchpoint/core/agencies/invitations';
import { mostEditors } from '@matchpoint/core/agencies/members';
import { operations } from '@matchpoint/core/service/contract';
import { Hono } from 'hono';
import type { Deadline } from '../database/pool.ts';
import { isId } from '../directory/list-statement.ts';
import type { Peer } from '../http/client-address.ts';
import { ownAnswers, ownersAlone } from '../http/own-answers.ts';
import { privateAnswer, privateNothing } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { routePath } from '../http/route-path.ts';
import type { PeerContext, SignedIn } from '../users/signed-in.ts';
import { agencyOf } from './agency-of.ts';
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
  readonly deadline: (request: Request) => Deadline;
}

const noAgency = ownAnswers('agency', null).missing;
const noInvitation = ownAnswers('invitation', null).missing;

/** Invitations of the caller's agencies, and those to the caller (rules/agencies.md#invitations). */
export function invitationsRoutes(ports: InvitationsPorts, signedIn: SignedIn): Hono<{ Bindings: Peer }> {
  const app = new Hono<{ Bindings: Peer }>({ strict: false });
  agencysInvitations(app, ports, signedIn);
  receivedInvitations(app, ports, signedIn);
  return app;
}

function agencysInvitations(
  app: Hono<{ Bindings: Peer }>,
  { invitations, deadline }: InvitationsPorts,
  signedIn: SignedIn,
): void {
  app.get(
    routePath(listInvitations.path),
    signedIn('reading', async (user, { req }) => {
      const agency = agencyOf(user, req);
      const list = agency === null ? null : await invitations.list(agency, deadline(req.raw));
      if (list === null) return noAgency();
      return Array.isArray(list) ? privateAnswer(req.raw, list) : ownersAlone();
    }),
  );
  app.post(
    routePath(invite.path),
    signedIn('writing', async (user, { req }) => {
      const agency = agencyOf(user, req);
      if (agency === null) return noAgency();
      const read = await readBody(req.raw, invite.body);
      if ('refusal' in read) return read.refusal;
      const { email } = read.data;
      const done = await invitations.invite(agency, email, deadline(req.raw));
      if (done === null) return noAgency();
      if (!('refused' in done)) return privateAnswer(req.raw, done, 201);
      switch (done.refused) {
        case 'forbidden':
          return ownersAlone();
        case 'full':
          return problem(409, `An agency may have ${mostInvitations} open invitations; withdraw one first.`);
        case 'owner':
        case 'editor':
          return problem(
            409,
            `${email} is ${done.refused === 'owner' ? 'the owner' : 'an editor'} of this agency already.`,
          );
      }
    }),
  );
  app.delete(
    routePath(withdrawInvitation.path),
    signedIn('writing', async (user, { req }) => {
      const [agency, id] = [agencyOf(user, req), invitationId(req)];
      if (agency === null) return noAgency();
      const done = await invitations.withdraw(agency, id, deadline(req.raw));
      if (done === 'withdrawn') return privateNothing(req.raw);
      if (done === null) return noAgency();
      return done.refused === 'forbidden' ? ownersAlone() : noInvitation();
    }),
  );
}

function receivedInvitations(
  app: Hono<{ Bindings: Peer }>,
  { invitations, deadline }: InvitationsPorts,
  signedIn: SignedIn,
): void {
  app.get(
    routePath(listMyInvitations.path),
    signedIn('reading', async (user, { req }) =>
      privateAnswer(req.raw, user.isVerified ? await invitations.received(user, deadline(req.raw)) : []),
    ),
  );
  app.post(
    routePath(acceptInvitation.path),
    signedIn('writing', async (user, { req }) => {
      if (!user.isVerified) return problem(403, verifyFirst);
      const done = await invitations.accept(user, invitationId(req), deadline(req.raw));
      if (done === null) return noInvitation();
      if (!('refused' in done)) return privateAnswer(req.raw, done);
      return problem(409, `An agency may have ${mostEditors} editors; ask its owner to remove one first.`);
    }),
  );
  app.delete(
    routePath(declineInvitation.path),
    signedIn('writing', async (user, { req }) => {
      if (!user.isVerified) return problem(403, verifyFirst);
      const isDone = await invitations.decline(user, invitationId(req), deadline(req.raw));
      return isDone ? privateNothing(req.raw) : noInvitation();
    }),
  );
}

/** What cannot be an id of ours becomes one of no invitation. */
function invitationId(req: PeerContext['req']): string {
  const id = req.param('invitationId') ?? '';
  return isId(id) ? id : '0';
}

const verifyFirst =
  'Invitations are for verified email addresses. Verify yours first: open the link in the email that you get from Account.';
