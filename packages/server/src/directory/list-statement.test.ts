import type { Agency } from '@matchpoint/core/agencies/agency';
import { type AgencyFilter, matchesAgency, sortAgencies } from '@matchpoint/core/agencies/agency-filter';
import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { optionalFields } from '@matchpoint/core/athletes/fields/athlete-fields';
import {
  type AthleteFilter,
  matchesAthlete,
  sortAthletes,
} from '@matchpoint/core/athletes/lists/athlete-filter';
import { distributions } from '@matchpoint/core/athletes/lists/distribution';
import { agencies, agencyFilters, athleteFilters, athletes } from '@matchpoint/core/testing/arbitraries';
import { anAthlete } from '@matchpoint/core/testing/builders';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { agencyList, agencyTables } from '../agencies/agency-list.ts';
import { athleteTables } from '../athletes/athlete-columns.ts';
import { readDistributions } from '../athletes/athlete-distributions.ts';
import { athleteList } from '../athletes/athlete-list.ts';
import type { Queries } from '../database/pool.ts';
import { testServer } from '../testing/fixtures.ts';
import { type List, readPage } from './list-statement.ts';

const server = await testServer();

interface Directory {
  readonly agencies: readonly Agency[];
  readonly athletes: readonly Athlete[];
}

/** A list, as SQL reads it and as core narrows and orders it. */
interface Listed<Row, Filter> {
  readonly directories: fc.Arbitrary<Directory>;
  readonly filters: fc.Arbitrary<Filter>;
  readonly whole: Filter;
  list(filter: Filter): List;
  narrow(rows: readonly Row[], filter: Filter): readonly Row[];
}

const listedAgencies: Listed<Agency, AgencyFilter> = {
  directories: fc.record({ agencies: fc.array(agencies, { maxLength: 25 }), athletes: fc.constant([]) }),
  filters: agencyFilters,
  whole: {},
  list: (filter) => agencyList(filter, agencyTables(true)),
  narrow: (rows, filter) => sortAgencies(rows.filter(matchesAgency(filter)), filter.sort),
};
const listedAthletes: Listed<Athlete, AthleteFilter> = {
  // The ids of the agencies are 1, 2 and 3.
  directories: fc.record({
    agencies: fc.array(agencies, { minLength: 3, maxLength: 3 }),
    athletes: fc.array(athletes, { maxLength: 30 }),
  }),
  filters: athleteFilters,
  whole: {},
  list: (filter) => athleteList(filter, athleteTables(true, optionalFields)),
  narrow: (rows, filter) => sortAthletes(rows.filter(matchesAthlete(filter)), filter.sort),
};

/** Replaces everything. */
async function fill(directory: Directory): Promise<void> {
  await server.sql`truncate agencies, athletes, users restart identity cascade`;
  await server.addAgencies(directory.agencies);
  await server.addAthletes(
    directory.athletes.map((athlete) => ({ ...athlete, sport: athlete.sport ?? 'Tennis' })),
  );
}

interface ReadList<Row> {
  readonly rows: Row[];
  readonly total: number;
  /** Where it goes on. */
  readonly next: List | null;
}

async function read<Row>(list: List, limit = 1000): Promise<ReadList<Row>> {
  const { body, last, total } = await readPage(server.database, list, limit);
  return { rows: JSON.parse(body.toString()), total, next: last && { ...list, after: last } };
}

function provesList<Row, Filter>(name: string, listed: Listed<Row, Filter>): void {
  const { directories, filters, whole, list, narrow } = listed;

  test(`SQL narrows and orders ${name} as core does`, async () => {
    const five = fc.array(filters, { minLength: 5, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(directories, five, async (directory, some) => {
        await fill(directory);
        const { rows } = await read<Row>(list(whole));
        for (const filter of some)
          expect((await read<Row>(list(filter))).rows, JSON.stringify(filter)).toEqual(narrow(rows, filter));
      }),
      { numRuns: 40 },
    );
  });

  test(`pages of ${name} of any size, put together, are the list`, async () => {
    const sizes = fc.integer({ min: 1, max: 7 });
    await fc.assert(
      fc.asyncProperty(directories, filters, sizes, async (directory, filter, limit) => {
        await fill(directory);
        const { rows, total } = await read<Row>(list(filter));
        const paged: Row[] = [];
        for (let next: List | null = list(filter); next !== null; ) {
          const page: ReadList<Row> = await read(next, limit);
          expect(page.total).toBe(total);
          paged.push(...page.rows);
          next = page.next;
        }
        expect(paged).toEqual(rows);
      }),
      { numRuns: 40 },
    );
  });
}

test('the pages and orders of a filter are counted once, until the directory changes', async () => {
  await fill({
    agencies: [],
    athletes: ['Ada', 'Bo', 'Cy'].map((name) => anAthlete({ name, gender: 'Female' })),
  });
  const counts: boolean[] = [];
  const { searches } = server.watched.pools;
  const { within } = searches;
  vi.spyOn(searches, 'within').mockImplementation((bounds) => {
    const database = within(bounds);
    const query: Queries['query'] = (statement) => {
      counts.push(statement.text.includes('count(*)'));
      return database.query(statement);
    };
    return { ...database, query };
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const total = async (query: string) =>
    (await server.fetch(`/api/athletes/?gender=Female&${query}`)).headers.get('X-Total-Count');
  const asked = ['limit=1', 'limit=2&sort=name', 'sort=-gpa'];
  for (const query of asked) expect(await total(query)).toBe('3');
  await server.addAthletes([anAthlete({ name: 'Di', gender: 'Female' })]);
  for (const query of asked) expect(await total(query)).toBe('4');
  expect(counts).toEqual([true, false, false, true, false, false]);
});

provesList('agencies', listedAgencies);
provesList('athletes', listedAthletes);

test('SQL counts bins as core does, of all and of a group', async () => {
  const groups = fc.record(
    { sport: fc.constantFrom('Tennis', 'Soccer', 'Chess'), gender: fc.constantFrom('Male', 'Female') },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(listedAthletes.directories, groups, async (directory, group) => {
      await fill(directory);
      const { rows } = await read<Athlete>(listedAthletes.list({}));
      const { body } = await readDistributions(
        group,
        optionalFields,
        server.database,
        athleteTables(true, []).isShown,
      );
      expect(JSON.parse(String(body))).toEqual(distributions(rows, group));
    }),
    { numRuns: 40 },
  );
});
