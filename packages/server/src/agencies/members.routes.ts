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
import type { SignedIn } from '../users/signed-in.ts';
import { agencyOf } from './agency-of.ts';
import type { MembersStore } from './members.store.ts';

const { listMembers, removeMember, handOver } = operations;

export interface MembersPorts {
  readonly members: MembersStore;
  readonly deadline: (request: Request) => Deadline;
}

/** The people of the caller's agencies (rules/agencies.md#members). */
export function membersRoutes(
  { members, deadline }: MembersPorts,
  signedIn: SignedIn,
): Hono<{ Bindings: Peer }> {
  const app = new Hono<{ Bindings: Peer }>({ strict: false });
  const noAgency = ownAnswers('agency', null).missing;
  const noMember = ownAnswers('member', null).missing;

  app.get(
    routePath(listMembers.path),
    signedIn('reading', async (user, { req }) => {
      const agency = agencyOf(user, req);
      const list = agency === null ? null : await members.list(agency, deadline(req.raw));
      return list === null ? noAgency() : privateAnswer(req.raw, list);
    }),
  );
  app.delete(
    routePath(removeMember.path),
    signedIn('writing', async (user, { req }) => {
      const [agency, memberId] = [agencyOf(user, req), req.param('memberId') ?? ''];
      if (agency === null) return noAgency();
      const done = await members.remove(agency, isId(memberId) ? memberId : nobody, deadline(req.raw));
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
    signedIn('writing', async (user, { req }) => {
      const agency = agencyOf(user, req);
      if (agency === null) return noAgency();
      const read = await readBody(req.raw, handOver.body);
      if ('refusal' in read) return read.refusal;
      const { member_id: memberId } = read.data;
      const done = await members.handOver(agency, isId(memberId) ? memberId : nobody, deadline(req.raw));
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

/** The id of no user: no identity column reaches it. */
const nobody = '0';

const ownerStays =
  'The owner cannot leave the agency: hand it over to an editor first, or remove the agency.';

const noRoom = 'This person owns as many agencies as an account may have; nothing was changed.';
