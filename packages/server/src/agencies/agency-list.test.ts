import type { Agency } from '@matchpoint/core/agencies/agency';
import { type AgencyFilter, matchesAgency, sortAgencies } from '@matchpoint/core/agencies/agency-filter';
import { agencies, agencyFilters } from '@matchpoint/core/testing/arbitraries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPage } from '../directory/list-statement.ts';
import type { CursorPosition, Page, Reading } from '../directory/reading.ts';
import { testServer } from '../testing/fixtures.ts';
import { agencyTables } from './agency-columns.ts';
import { agencyList } from './agency-list.ts';

const server = await testServer();

async function fill(given: Agency[]): Promise<Agency[]> {
  await server.sql`truncate agencies, athletes, users restart identity cascade`;
  await server.addAgencies(given);
  return rows(await read({}));
}

function read(filter: AgencyFilter, limit = 1000, after?: CursorPosition): Promise<Page> {
  return readPage(server.database, { ...agencyList(filter, agencyTables(true)), after }, limit);
}

function rows({ body }: Reading): Agency[] {
  return JSON.parse(body.toString());
}

const directories = fc.array(agencies, { maxLength: 25 });

test('SQL narrows and orders as core does', async () => {
  await fc.assert(
    fc.asyncProperty(
      directories,
      fc.array(agencyFilters, { minLength: 5, maxLength: 5 }),
      async (given, filters) => {
        const all = await fill(given);
        for (const filter of filters) {
          expect(rows(await read(filter)), JSON.stringify(filter)).toEqual(
            sortAgencies(all.filter(matchesAgency(filter)), filter.sort),
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
      agencyFilters,
      fc.integer({ min: 1, max: 7 }),
      async (given, filter, limit) => {
        await fill(given);
        const whole = await read(filter);
        const paged: Agency[] = [];
        let page = await read(filter, limit);
        while (true) {
          expect(page.total).toBe(whole.total);
          paged.push(...rows(page));
          if (!page.last) break;
          page = await read(filter, limit, page.last);
        }
        expect(paged).toEqual(rows(whole));
      },
    ),
    { numRuns: 40 },
  );
});
