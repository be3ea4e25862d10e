import { needsBearer, operations } from '@matchpoint/core/contract/operations';
import { type Finding, fact, never } from './finding.ts';
import { type CallName, callNames, matrix, type Outcome, type Person, persons } from './persons-matrix.ts';
import { type Persons, type Scene, setScene } from './persons-scene.ts';

/** Every person makes every call: what is refused is refused as the matrix says, and changes nothing. */
export async function provePersons(world: Persons): Promise<Finding[]> {
  const wrong = { status: 0, changed: 0, told: 0 };
  for (const name of callNames) {
    let scene = await setScene(world);
    const isDone = (person: Person) => expected(world, name, person) === 'done';
    const before = await digest(world);
    for (const person of persons.filter((one) => !isDone(one))) {
      const outcome = expected(world, name, person);
      const { status, text } = await call(world, scene, name, person);
      const isTold = scene.secrets.some((secret) => text.includes(secret));
      if (status !== outcome) wrong.status += 1;
      if (isTold) wrong.told += 1;
      if (status !== outcome || isTold) world.say(`${name} by ${person}: ${status}, not ${outcome}: ${text}`);
    }
    if (/\{agencyId\}.*\{/.test(operations[name].path)) {
      const foreign = { ...scene, ids: { ...scene.ids, agencyId: scene.elsewhere } };
      const { status, text } = await call(world, foreign, name, 'invited');
      if (status !== 404) {
        wrong.status += 1;
        world.say(`${name} of another agency's entry, in one's own: ${status}, not 404: ${text}`);
      }
    }
    if ((await digest(world)) !== before) {
      wrong.changed += 1;
      world.say(`${name}: a refused call changed something`);
    }
    for (const person of persons.filter(isDone)) {
      const { status, text } = await call(world, scene, name, person);
      if (status >= 300) {
        wrong.status += 1;
        world.say(`${name} by ${person}: ${status} instead of an answer: ${text}`);
      }
      if (usesUp(name)) scene = await setScene(world);
    }
  }
  return [
    fact('Calls, and persons who make each', `${callNames.length}, ${persons.length}`),
    never('Answers that the matrix does not have', wrong.status),
    never('Calls whose refusals changed something', wrong.changed),
    never('Refusals that tell an address of the agency’s people', wrong.told),
  ];
}

/** Whether the call works once only. */
function usesUp(name: CallName): boolean {
  return operations[name].method === 'DELETE' || name === 'acceptInvitation' || name === 'handOver';
}

function expected({ isSigned }: Persons, name: CallName, person: Person): Outcome {
  const { [person]: outcome } = matrix[name].row;
  return person === 'disabled editor' && !isSigned && needsBearer(operations[name]) ? 401 : outcome;
}

async function call(world: Persons, { tokens, ids }: Scene, name: CallName, person: Person) {
  const { method, path } = operations[name];
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, place) =>
      place === 'fresh' ? crypto.randomUUID() : (ids[place] ?? whole),
    );
  const { body } = matrix[name];
  const token = tokens[person];
  const answer = await world.send(filled(path), {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      'X-Forwarded-For': `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
    },
    ...(body !== undefined && { body: filled(JSON.stringify(body)) }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** A digest of all that accounts own or did; the counts for quotas are left out. */
async function digest({ sql }: Persons): Promise<string> {
  const tables = [
    'agencies',
    'athletes',
    'agency_editors',
    'invitations',
    'changes',
    'removed_accounts',
    'family_links',
    'family_answers',
  ];
  const rows = tables.map((name) => `select '${name}' || t::text as row from ${name} t`);
  // Without the time of last use, which a refused call may set.
  const keys = `select 'agency_keys' || id || agency_id || name || digest from agency_keys`;
  const users = `select 'users' || id || email || coalesce(active_agency_id, 0) from users`;
  return JSON.stringify(
    await sql(
      `select md5(string_agg(row, ',' order by row)) from (${[...rows, keys, users].join(' union all ')}) as rows`,
    ),
  );
}
