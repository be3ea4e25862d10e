import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { optionalFields } from '@matchpoint/core/athletes/athlete-fields';
import { type AthleteFilter, matchesAthlete, sortAthletes } from '@matchpoint/core/athletes/athlete-filter';
import { distributions } from '@matchpoint/core/athletes/distribution';
import { agencies, athleteFilters, athletes } from '@matchpoint/core/testing/arbitraries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPage } from '../directory/list-statement.ts';
import type { CursorPosition, Page, Reading } from '../directory/reading.ts';
import { testServer } from '../testing/fixtures.ts';
import type { TestServer } from '../testing/test-server.ts';
import { athleteTables } from './athlete-columns.ts';
import { readDistributions } from './athlete-distributions.ts';
import { athleteList } from './athlete-list.ts';

const server = await testServer();

/** Directories of three agencies, whose ids are 1, 2 and 3. */
const directories = fc.record({
  agencies: fc.array(agencies, { minLength: 3, maxLength: 3 }),
  athletes: fc.array(athletes, { maxLength: 30 }),
});

/** Replaces everything; answers the whole list as the service lists it. */
async function fill(directory: {
  agencies: Parameters<TestServer['addAgencies']>[0];
  athletes: Athlete[];
}): Promise<Athlete[]> {
  await server.sql`truncate agencies, athletes, users restart identity cascade`;
  await server.addAgencies(directory.agencies);
  await server.addAthletes(
    directory.athletes.map((athlete) => ({ ...athlete, sport: athlete.sport ?? 'Tennis' })),
  );
  return rows(await read({}));
}

function read(filter: AthleteFilter, limit = 1000, after?: CursorPosition): Promise<Page> {
  return readPage(
    server.database,
    { ...athleteList(filter, athleteTables(true, optionalFields)), after },
    limit,
  );
}

function rows({ body }: Reading): Athlete[] {
  return JSON.parse(body.toString());
}

test('SQL narrows and orders as core does', async () => {
  await fc.assert(
    fc.asyncProperty(
      directories,
      fc.array(athleteFilters, { minLength: 5, maxLength: 5 }),
      async (directory, filters) => {
        const all = await fill(directory);
        for (const filter of filters) {
          expect(rows(await read(filter)), JSON.stringify(filter)).toEqual(
            sortAthletes(all.filter(matchesAthlete(filter)), filter.sort),
          );
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('pages of any size, put together, are the list', async () => {
  await fc.assert(
    fc.asyncProperty(
      directories,
      athleteFilters,
      fc.integer({ min: 1, max: 7 }),
      async (directory, filter, limit) => {
        await fill(directory);
        expect(await readPages(filter, limit)).toEqual(rows(await read(filter)));
      },
    ),
    { numRuns: 40 },
  );
});

async function readPages(filter: AthleteFilter, limit: number): Promise<Athlete[]> {
  const { total } = await read(filter);
  const paged: Athlete[] = [];
  let page = await read(filter, limit);
  for (;;) {
    expect(page.total).toBe(total);
    paged.push(...rows(page));
    if (page.last === null) return paged;
    page = await read(filter, limit, page.last);
  }
}

test('SQL counts bins as core does, of all and of a group', async () => {
  const groups = fc.record(
    { sport: fc.constantFrom('Tennis', 'Soccer', 'Chess'), gender: fc.constantFrom('Male', 'Female') },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(directories, groups, async (directory, group) => {
      const all = await fill(directory);
      const { body } = await readDistributions(group, optionalFields, server.database);
      expect(JSON.parse(String(body))).toEqual(distributions(all, group));
    }),
    { numRuns: 40 },
  );
});
