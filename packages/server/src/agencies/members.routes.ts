import { operations } from '@matchpoint/core/contract/operations';
import { idOrNone } from '../directory/list-statement.ts';
import { privateAnswer, privateNothing } from '../http/private-answer.ts';
import { readBody } from '../http/read-body.ts';
import type { OnAgency } from './agency-calls.ts';
import { listMembers, type MembersStore } from './members.store.ts';

const { listMembers: showMembers, removeMember, handOver } = operations;

/** The people of the caller's agencies (rules/agencies.md#members). */
export function membersRoutes(onAgency: OnAgency, members: MembersStore): void {
  onAgency(showMembers, async (agency, _, database) => privateAnswer(await listMembers(database, agency)));
  onAgency(removeMember, async (agency, { req }, database) => {
    await members.remove(database, agency, idOrNone(req.param('memberId')));
    return privateNothing();
  });
  onAgency(handOver, async (agency, { req }, database) => {
    const { member_id: memberId, end_keys: endsKeys } = await readBody(req.raw, handOver.body);
    return privateAnswer(await members.handOver(database, agency, idOrNone(memberId), endsKeys));
  });
}
