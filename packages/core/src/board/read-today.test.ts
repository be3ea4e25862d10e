import { expect, test } from 'vitest';
import type { Agency } from '../agencies/agency.ts';
import type { Athlete } from '../athletes/fields/athlete.ts';
import { anAgency, anAthlete } from '../testing/builders.ts';
import { ApiError } from '../wire/api-error.ts';
import { agencyIdsOf, readAgencyEmails, readAthletes } from './read-today.ts';
import { starredFactsOf } from './starred-facts.ts';

const found = (id: string) =>
  ({ kind: 'found', entry: { id, ...starredFactsOf(anAthlete({ id })) } }) as const;
const idsUpTo = (count: number) => Array.from({ length: count }, (_, id) => `a${id}`);

interface Asked {
  readonly calls: string[];
  most: number;
}

/** A service that says from its first answer on whether it reads by ids; ids of HTTP errors fail with them. */
function aService<T extends { readonly id: string }>(has: boolean, make: (id: string) => T) {
  const asked: Asked = { calls: [], most: 0 };
  let can: boolean | null = null;
  let running = 0;
  async function answer<A>(call: string, make: () => A): Promise<A> {
    asked.calls.push(call);
    asked.most = Math.max(asked.most, ++running);
    await Promise.resolve();
    running -= 1;
    if (has) can = true;
    return make();
  }
  return {
    asked,
    capabilities: { can: () => can },
    show: (id: string) =>
      answer(id, () => {
        if (/^(404|410|500)$/.test(id)) throw new ApiError('refused', null, { status: Number(id) });
        return make(id);
      }),
    list: ({ id }: { id: string }) =>
      answer(id, () => {
        const ids = id.split(',');
        if (ids.includes('500')) throw new ApiError('unreachable', null, { status: 500 });
        const rows = ids.filter((one) => !/^(404|bad)$/.test(one)).map(make);
        return { rows: rows.reverse(), unreadable: ids.includes('bad') ? 1 : 0 };
      }),
  };
}

function athletes(has: boolean) {
  const { show, list, ...service } = aService<Athlete>(has, (id) => anAthlete({ id, bio: 'x'.repeat(5000) }));
  return { ...service, showAthlete: show, listAthletes: list };
}

test('each athlete is read by itself, and what fails is said of that one', async () => {
  const read = await readAthletes(['1', '404', '410', '500', '__proto__'], athletes(false));
  expect([...read]).toEqual([
    ['1', found('1')],
    ['404', { kind: 'gone' }],
    ['410', { kind: 'gone' }],
    ['500', { kind: 'unreachable' }],
    ['__proto__', found('__proto__')],
  ]);
});

test('six are read at once', async () => {
  const service = athletes(false);
  const read = await readAthletes(idsUpTo(31), service);
  expect([service.asked.most, service.asked.calls, [...read.keys()]]).toEqual([6, idsUpTo(31), idsUpTo(31)]);
});

test('a service that stays away is not asked for all', async () => {
  const service = athletes(false);
  const away = Array.from({ length: 30 }, () => '500');
  await readAthletes(away, { ...service, capabilities: { can: () => false } });
  expect(service.asked.calls.length).toBe(11);
});

test('500 are read by six calls, where the first answer says that it can', async () => {
  const service = athletes(true);
  const read = await readAthletes(idsUpTo(500), service);
  expect(service.asked.calls.map((call) => call.split(',').length)).toEqual([1, 100, 100, 100, 100, 99]);
  expect([...read]).toEqual(idsUpTo(500).map((id) => [id, found(id)]));
  await readAthletes(idsUpTo(3), service);
  expect(service.asked.calls.at(-1)).toBe('a0,a1,a2');
});

test('who is not in an answer is gone, unless a row of it cannot be read; an id with a comma is asked for alone', async () => {
  const service = { ...athletes(true), capabilities: { can: () => true } };
  const kinds = async (...ids: readonly string[]) =>
    [...(await readAthletes(ids, service))].map(([id, { kind }]) => `${id} ${kind}`);
  expect([
    await kinds('1', '404', '2,3'),
    await kinds('1', '404', 'bad'),
    await kinds('1', '500'),
    service.asked.calls,
  ]).toEqual([
    ['1 found', '404 gone', '2,3 found'],
    ['1 found', '404 unreachable', 'bad unreachable'],
    ['1 unreachable', '500 unreachable'],
    ['1,404', '2,3', '1,404,bad', '1,500'],
  ]);
});

test('the agencies of athletes are named once', () => {
  const facts = ['2', null, '1', '2'].map((agency_id) => anAthlete({ agency_id }));
  expect(agencyIdsOf([...facts, null])).toEqual(['2', '1']);
});

test('an agency has an address, or none, or is left out where it cannot be read', async () => {
  const emails: Readonly<Record<string, string | null>> = { '1': 'a@example.com', '2': null, '3': 'call us' };
  const { show, list, capabilities } = aService<Agency>(false, (id) =>
    anAgency({ id, email: emails[id] ?? null }),
  );
  const calls = { capabilities, showAgency: show, listAgencies: list };
  expect([...(await readAgencyEmails(['1', '2', '3', '404', '500'], calls))]).toEqual([
    ['1', 'a@example.com'],
    ['2', null],
    ['3', null],
    ['404', null],
  ]);
});
