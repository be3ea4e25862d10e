import { operations } from '@matchpoint/core/contract/operations';
import { idOrNone } from '../directory/list-statement.ts';
import type { PeerApp } from '../http/answer-call.ts';
import { missing, ownersAlone } from '../http/own-answers.ts';
import { privateAnswer, privateNothing } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import type { SignedIn } from '../users/signed-in.ts';
import { agencyCalls } from './agency-calls.ts';
import { listMembers, type MembersStore } from './members.store.ts';

const { listMembers: showMembers, removeMember, handOver } = operations;

export interface MembersPorts {
  readonly members: MembersStore;
}

/** The people of the caller's agencies (rules/agencies.md#members). */
export function membersRoutes(app: PeerApp, { members }: MembersPorts, signedIn: SignedIn): void {
  const onAgency = agencyCalls(app, signedIn);

  onAgency(showMembers, async (agency, { req }, database) => {
    const list = await listMembers(database, agency);
    return list === null ? missing('agency') : privateAnswer(req.raw, list);
  });
  onAgency(removeMember, async (agency, { req }, database) => {
    const memberId = idOrNone(req.param('memberId'));
    const done = await members.remove(database, agency, memberId);
    if (done === 'removed') return privateNothing(req.raw);
    if (done === null) return missing('agency');
    switch (done.refused) {
      case 'forbidden':
        return ownersAlone();
      case 'owner':
        return problem(409, ownerStays);
      case 'no member':
        return missing('member');
    }
  });
  onAgency(handOver, async (agency, { req }, database) => {
    const body = await readBody(req.raw, handOver.body);
    const memberId = idOrNone(body.member_id);
    const done = await members.handOver(database, agency, memberId);
    if (done === null) return missing('agency');
    if (Array.isArray(done)) return privateAnswer(req.raw, done);
    switch (done.refused) {
      case 'forbidden':
        return ownersAlone();
      case 'no member':
        return missing('member');
      case 'no room':
        return problem(409, noRoom);
    }
  });
}

const ownerStays =
  'The owner cannot leave the agency: hand it over to an editor first, or remove the agency.';

const noRoom = 'This person owns as many agencies as an account may have; nothing was changed.';
