import { expect, test } from 'vitest';
import { testService } from '../testing/fixtures.ts';
import { done } from '../testing/test-agency.ts';
import { missing, said } from '../testing/test-answer.ts';
import type { TestPerson } from '../testing/test-person.ts';

const { server, newPerson, newAgency, beside } = await testService();
const other = await beside();

const athlete = { name: 'Ada', available_semester: 'Fall', available_year: 2027 };
const rows = (from: number, count: number) => ({
  athletes: Array.from({ length: count }, (_, index) => ({ ...athlete, client_ref: String(from + index) })),
});

async function filled(person: TestPerson, count = 3) {
  const id = await person.createAgency('North');
  const path = `/api/users/me/agencies/${id}`;
  const { body } = await person.call('POST', `${path}/athletes/batch`, rows(0, count));
  return { id, path, athletes: Object(body).map(({ id: athleteId }: { id: string }) => athleteId) };
}
const listed = async (id: string, at = server) => (await at.fetch(`/api/athletes/?agency_id=${id}`)).json();

test('an agency goes with its athletes, from every list at once, and nothing else does', async () => {
  const me = await newPerson();
  const [gone, kept] = [await filled(me), await filled(me)];
  await listed(gone.id, other);
  expect(said(await me.call('DELETE', gone.path))).toEqual(done);
  for (const at of [server, other]) {
    expect(await listed(gone.id, at)).toEqual([]);
    expect((await at.fetch(`/api/agencies/${gone.id}`)).status).toBe(404);
    expect((await at.fetch(`/api/athletes/${gone.athletes[0]}`)).status).toBe(404);
    expect(await listed(kept.id, at)).toHaveLength(3);
  }
  expect(said(await me.call('GET', gone.path))).toEqual(missing('agency'));
  expect(said(await me.call('DELETE', gone.path))).toEqual(missing('agency'));
  expect((await me.call('GET', '/api/users/me')).body).toMatchObject({ active_profile: kept.id });
  expect(await server.sql`select id from athletes where agency_id is null`).toEqual([]);
});

test('while an editor imports, every athlete is stored and gone, or was never taken', async () => {
  const { path, id, owner, editor } = await newAgency();
  const imports = Array.from({ length: 8 }, (_, index) =>
    editor.call('POST', `${path}/athletes/batch`, rows(1000 * index, 200), {
      at: index % 2 === 0 ? server : other,
    }),
  );
  const removal = owner.call('DELETE', path);
  const answers = await Promise.all(imports);
  expect(said(await removal)).toEqual(done);
  for (const answer of answers) {
    if (answer.status === 200) expect(answer.body).toHaveLength(200);
    else expect(said(answer)).toEqual(missing('agency'));
  }
  expect(await listed(id)).toEqual([]);
  expect(
    await server.sql`select count(*)::int as count from athletes where agency_id is null or agency_id = ${id}::bigint`,
  ).toEqual([{ count: 0 }]);
});

test('while its athletes are edited one by one and together, nobody waits in a circle', async () => {
  const { path, owner, editor } = await newAgency();
  const { body } = await editor.call('POST', `${path}/athletes/batch`, rows(0, 100));
  const created: { id: string; version: string }[] = Object(body);
  const changes = created.toReversed().map(({ id, version }) => ({ id, version, change: { GPA: 3 } }));
  const answers = await Promise.all([
    editor.call('PATCH', `${path}/athletes/batch`, { athletes: changes }),
    ...created.slice(0, 10).map(({ id }) => editor.call('PATCH', `${path}/athletes/${id}`, { SAT: 1200 })),
    owner.call('DELETE', path),
  ]);
  expect(answers.at(-1)?.status).toBe(204);
  for (const { status } of answers.slice(0, -1)) expect([200, 404]).toContain(status);
});
