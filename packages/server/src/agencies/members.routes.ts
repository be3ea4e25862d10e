import { operations } from '@matchpoint/core/contract/operations';
import { Hono } from 'hono';
import { idOrNone } from '../directory/list-statement.ts';
import type { Peer } from '../http/client-address.ts';
import { ownAnswers, ownersAlone } from '../http/own-answers.ts';
import { privateAnswer, privateNothing } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { routePath } from '../http/route-path.ts';
import type { SignedIn } from '../users/signed-in.ts';
import { agencyOf } from './agency-of.ts';
import { listMembers, type MembersStore } from './members.store.ts';

const { listMembers: showMembers, removeMember, handOver } = operations;

export interface MembersPorts {
  readonly members: MembersStore;
}

const noAgency = ownAnswers('agency', null).missing;
const noMember = ownAnswers('member', null).missing;

/** The people of the caller's agencies (rules/agencies.md#members). */
export function membersRoutes({ members }: MembersPorts, signedIn: SignedIn): Hono<{ Bindings: Peer }> {
  const app = new Hono<{ Bindings: Peer }>({ strict: false });

  app.get(
    routePath(showMembers.path),
    signedIn('reading', async (user, { req }, database) => {
      const list = await listMembers(database, agencyOf(user, req));
      return list === null ? noAgency() : privateAnswer(req.raw, list);
    }),
  );
  app.delete(
    routePath(removeMember.path),
    signedIn('writing', async (user, { req }, database) => {
      const memberId = idOrNone(req.param('memberId'));
      const done = await members.remove(database, agencyOf(user, req), memberId);
      if (done === 'removed') return privateNothing(req.raw);
      if (done === null) return noAgency();
      switch (done.refused) {
        case 'forbidden':
          return ownersAlone();
        case 'owner':
          return problem(409, ownerStays);
        case 'no member':
          return noMember();
      }
    }),
  );
  app.put(
    routePath(handOver.path),
    signedIn('writing', async (user, { req }, database) => {
      const read = await readBody(req.raw, handOver.body);
      if ('refusal' in read) return read.refusal;
      const memberId = idOrNone(read.data.member_id);
      const done = await members.handOver(database, agencyOf(user, req), memberId);
      if (done === null) return noAgency();
      if (Array.isArray(done)) return privateAnswer(req.raw, done);
      switch (done.refused) {
        case 'forbidden':
          return ownersAlone();
        case 'no member':
          return noMember();
        case 'no room':
          return problem(409, noRoom);
      }
    }),
  );
  return app;
}

const ownerStays =
  'The owner cannot leave the agency: hand it over to an editor first, or remove the agency.';

const noRoom = 'This person owns as many agencies as an account may have; nothing was changed.';
