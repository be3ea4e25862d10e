import { expect } from 'vitest';
import * as z from 'zod';
import { idOf } from './test-answer.ts';
import { type TestPerson, testPerson } from './test-person.ts';
import type { TestProject } from './test-project.ts';
import type { TestServer } from './test-server.ts';

/** An agency with its owner and an editor. */
export interface TestAgency {
  readonly id: string;
  /** `/api/users/me/agencies/{id}` */
  readonly path: string;
  readonly owner: TestPerson;
  readonly editor: TestPerson;
}

const members = z.array(z.object({ id: z.string(), email: z.string() }));

export const emailOf = ({ uid }: TestPerson): string => `${uid}@example.com`;

export async function testAgency(server: TestServer, project: TestProject): Promise<TestAgency> {
  const owner = await testPerson(server, project);
  const id = await owner.createAgency('North');
  const path = `/api/users/me/agencies/${id}`;
  const editor = await testPerson(server, project);
  await join(path, owner, editor);
  return { id, path, owner, editor };
}

/** Makes `person` an editor of the agency by an invitation. */
export async function join(path: string, owner: TestPerson, person: TestPerson): Promise<void> {
  const invited = await owner.call('POST', `${path}/invitations`, { email: emailOf(person) });
  const accepted = await person.call('POST', `/api/users/me/invitations/${idOf(invited)}`);
  expect([invited.status, accepted.status]).toEqual([201, 200]);
}

/** The id under which `person` is a member of the agency. */
export async function memberId({ path, owner }: Omit<TestAgency, 'id'>, person: TestPerson): Promise<string> {
  const list = members.parse((await owner.call('GET', `${path}/members`)).body);
  return list.find(({ email }) => email === emailOf(person))?.id ?? expect.fail();
}

const notes = z.array(
  z.object({ who: z.nullable(z.string()), action: z.string(), key: z.nullable(z.string()) }),
);

/** Who did what with which key, of the newest changes in the log of an agency. */
export async function newestChanges({ call }: TestPerson, path: string, count: number) {
  const log = notes.parse((await call('GET', `${path}/changes`)).body);
  return log.slice(0, count).map(({ who, action, key }) => [who, action, key]);
}

/** The answer to an editor's call that only the owner may make. */
export const ownersAlone = {
  status: 403,
  body: { detail: 'Only the owner of this agency may do that. You are one of its editors.' },
};
export const done = { status: 204, body: null };
