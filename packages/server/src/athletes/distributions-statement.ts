import { metrics } from '@matchpoint/core/athletes/athlete-fields';
import { metricBins } from '@matchpoint/core/athletes/distribution';
import { joined, part } from '../database/statement.ts';
import { versionColumn } from '../directory/list-statement.ts';
import { metricColumns } from './athlete-columns.ts';

const edges = metrics.map((metric, position) => {
  const { from } = metricBins[metric];
  return part`(${metric}::text, ${position}::int, ${`{${from.join(',')}}`}::text::float8[])`;
});

/** One pass for each metric: five plain passes are several times faster than one over five times the rows. */
const counts = metrics.map((metric) => {
  const column = metricColumns[metric];
  return part`
    select ${metric}::text, greatest(width_bucket(${column}, metric.edges) - 1, 0), count(*)
    from athletes entry, metric
    where metric.name = ${metric}::text and ${column} is not null
    group by 2`;
});

/** `distributions` of core, in SQL. */
export const distributionsStatement = part`
  with metric (name, position, edges) as (values ${joined(edges, part`, `)}),
  counted (name, n, athletes) as (${joined(counts, part` union all `)}),
  distribution as (
    select
      metric.name,
      metric.position,
      coalesce(sum(counted.athletes), 0) as athletes,
      json_agg(coalesce(counted.athletes, 0) order by bin.n) as bins
    from metric
    cross join lateral generate_series(0, cardinality(metric.edges) - 1) as bin (n)
    left join counted on counted.name = metric.name and counted.n = bin.n
    group by metric.name, metric.position
  )
  select
    json_object_agg(name, json_build_object('count', athletes, 'bins', bins) order by position),
    ${versionColumn}
  from distribution`;
