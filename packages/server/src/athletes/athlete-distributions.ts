import { type Metric, metrics } from '@matchpoint/core/athletes/athlete-fields';
import { type AthleteDistributions, metricBins } from '@matchpoint/core/athletes/distribution';
import { recordOf } from '@matchpoint/core/fields/table';
import type { Deadline, Queries } from '../database/pool.ts';
import { joined, sql } from '../database/sql.ts';
import type { Reading } from '../directory/reading.ts';
import { metricColumns } from './athlete-columns.ts';

/** One pass for each metric: plain passes are several times faster than one over rows times metrics. */
const counts = joined(
  metrics.map((metric) => {
    const column = metricColumns[metric];
    return sql`
      select ${metric}::text, greatest(width_bucket(${column}, ${metricBins[metric].from}::float8[]) - 1, 0), count(*)
      from athletes entry where ${column} is not null
      group by 2`;
  }),
  sql` union all `,
);

interface Counted {
  readonly version: string;
  readonly metric: Metric | null;
  readonly bin: number;
  readonly athletes: string;
}

/** `distributions` of core, counted by the database. */
export async function readDistributions({ query }: Queries, deadline?: Deadline): Promise<Reading> {
  const rows = await query<Counted>(
    sql`
      select directory.version, counted.*
      from directory left join (${counts}) as counted (metric, bin, athletes) on true`,
    deadline,
  );
  const distributions: AthleteDistributions = recordOf(metrics, (metric) => {
    const bins = metricBins[metric].from.map(() => 0);
    for (const row of rows) if (row.metric === metric) bins[row.bin] = Number(row.athletes);
    return { count: bins.reduce((sum, athletes) => sum + athletes, 0), bins };
  });
  return { version: Number(rows[0]?.version), body: Buffer.from(JSON.stringify(distributions)) };
}
