import { expect, test } from 'vitest';
import { testDatabase } from '../testing/fixtures.ts';
import { migrate, readMigrations } from './migrate.ts';
import type { Database } from './pool.ts';
import { raw, sql } from './sql.ts';

interface Schema {
  /** Tables, and columns with their types: what the program of before reads and writes. */
  readonly offered: ReadonlySet<string>;
  /** What a row must have or obey, each with the table that it is about. */
  readonly demanded: ReadonlyMap<string, string>;
}

async function schemaOf({ query }: Database): Promise<Schema> {
  const columns = await query<{
    table: string;
    name: string;
    type: string;
    must: boolean;
    given: boolean;
  }>(sql`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as must, a.atthasdef or a.attidentity <> '' as given
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped`);
  // A foreign key also binds the table that it leads to, unless its rows go along when they are in the way.
  const bounds = await query<{ table: string; is: string; on: string | null }>(sql`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as is,
      case when contype = 'f' and confdeltype not in ('c', 'n', 'd') then confrelid::regclass::text end as on
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select indrelid::regclass::text, pg_get_indexdef(indexrelid), null from pg_index
    where indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all
    select tgrelid::regclass::text, pg_get_triggerdef(oid), null from pg_trigger where not tgisinternal`);
  return {
    offered: new Set([
      ...columns.flatMap(({ table, name, type }) => [table, `${table}.${name} ${type}`]),
      ...bounds.filter(({ is }) => /unique|primary/i.test(is)).map(({ table, is }) => `${table}: ${is}`),
    ]),
    demanded: new Map([
      ...columns
        .filter(({ must }) => must)
        .map(({ table, name, given }): [string, string] => [
          `${table}.${name} is not null${given ? ', by default' : ''}`,
          table,
        ]),
      ...bounds.map(({ table, is }): [string, string] => [`${table}: ${is}`, table]),
      ...bounds.flatMap(({ table, is, on }): [string, string][] =>
        on === null ? [] : [[`${on} of ${table}: ${is}`, on]],
      ),
    ]),
  };
}

/** What the program of before would miss, or not know that it must do. */
function breaks(before: Schema, after: Schema): string[] {
  const missing = [...before.offered].filter((thing) => !after.offered.has(thing));
  const added = [...after.demanded].filter(
    ([demand, table]) =>
      before.offered.has(table) && !before.demanded.has(demand) && !isNewColumnWithDefault(demand, before),
  );
  return [...missing.map((thing) => `gone: ${thing}`), ...added.map(([demand]) => `new: ${demand}`)];
}

/** An insert that does not name the column is right as it is. */
function isNewColumnWithDefault(demand: string, { offered }: Schema): boolean {
  const column = /^(.*) is not null, by default$/.exec(demand)?.[1];
  return column !== undefined && ![...offered].some((thing) => thing.startsWith(`${column} `));
}

test('every migration only adds, or names the programs that it shuts out', async () => {
  const { database } = await testDatabase('empty');
  const migrations = await readMigrations();
  await migrate(database, migrations.slice(0, 1));
  const broken: string[] = [];
  for (const [index, { name }] of migrations.entries()) {
    const before = await schemaOf(database);
    await migrate(database, migrations.slice(0, index + 1));
    if (!name.includes('.needs-')) {
      broken.push(...breaks(before, await schemaOf(database)).map((what) => `${name}: ${what}`));
    }
  }
  expect(broken).toEqual([]);
});

test.each([
  ['alter table agencies rename column email to mail', ['gone: agencies.email text']],
  ['alter table agencies alter column email type varchar(9)', ['gone: agencies.email text']],
  ['drop table attempts', expect.arrayContaining(['gone: attempts'])],
  ['alter table agencies add column x text not null', ['new: agencies.x is not null']],
  ['alter table agencies alter column email set not null', ['new: agencies.email is not null']],
  [
    'alter table agencies add constraint short check (length(name) < 9)',
    ['new: agencies: CHECK ((length(name) < 9))'],
  ],
  ['alter table agencies add unique (email)', expect.arrayContaining(['new: agencies: UNIQUE (email)'])],
  [
    'create table x (agency_id bigint references agencies)',
    ['new: agencies of x: FOREIGN KEY (agency_id) REFERENCES agencies(id)'],
  ],
  ["alter table agencies add column x text not null default ''", []],
  [
    'create table x (agency_id bigint not null references agencies on delete cascade, unique (agency_id))',
    [],
  ],
  ['create index x on agencies (email)', []],
])('%s', async (change, expected) => {
  const { database } = await testDatabase('empty');
  await migrate(database, (await readMigrations()).slice(0, 2));
  const before = await schemaOf(database);
  await database.query(raw(change));
  expect(breaks(before, await schemaOf(database))).toEqual(expected);
});
