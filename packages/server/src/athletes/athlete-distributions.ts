import { type Score, scores } from '@matchpoint/core/athletes/athlete-fields';
import {
  type AthleteDistributions,
  type DistributionGroup,
  isNarrowed,
  scoreBins,
} from '@matchpoint/core/athletes/distribution';
import { recordOf } from '@matchpoint/core/fields/table';
import type { Queries } from '../database/pool.ts';
import { joined, type Sql, sql } from '../database/sql.ts';
import { where } from '../directory/list-statement.ts';
import type { Reading } from '../directory/reading.ts';
import { shownAthlete } from '../directory/shown.ts';
import { scoreColumns } from './athlete-columns.ts';
import { athleteConditions } from './athlete-list.ts';

/** One pass for each score: plain passes are several times faster than one over rows times scores. */
function countsOf(group: DistributionGroup): Sql {
  const conditions = athleteConditions(group);
  return joined(
    scores.map((score) => {
      const column = scoreColumns[score];
      return sql`
        select ${score}::text, greatest(width_bucket(${column}, ${scoreBins[score].from}::float8[]) - 1, 0), count(*)
        from athletes entry ${where([sql`${column} is not null`, shownAthlete, ...conditions])}
        group by 2`;
    }),
    sql` union all `,
  );
}

interface Counted {
  readonly version: string;
  readonly score: Score | null;
  readonly bin: number;
  readonly athletes: string;
}

/** `distributions` of core, counted by the database. */
export async function readDistributions(group: DistributionGroup, { query }: Queries): Promise<Reading> {
  const rows = await query<Counted>(sql`
    select directory.version, counted.*
    from directory left join (${countsOf(group)}) as counted (score, bin, athletes) on true`);
  const distributions: AthleteDistributions = {
    ...recordOf(scores, (score) => {
      const bins = scoreBins[score].from.map(() => 0);
      for (const row of rows) if (row.score === score) bins[row.bin] = Number(row.athletes);
      return { count: bins.reduce((sum, athletes) => sum + athletes, 0), bins };
    }),
    ...(isNarrowed(group) && { group }),
  };
  return { version: Number(rows[0]?.version), body: Buffer.from(JSON.stringify(distributions)) };
}
