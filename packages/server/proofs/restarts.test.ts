import { setTimeout } from 'node:timers/promises';
import { atMost, count, fact, never } from './finding.ts';
import { startLoad } from './load.ts';
import { prove } from './world.ts';

const starts = 20;

/** Servers start one after the other beside one that works, and are killed at any moment of their start. */
prove('restarts', 3, async (world) => {
  const origin = await world.serve().ready;
  const load = await startLoad(world, { origins: [origin], writers: 12 });
  for (let number = 0; number < starts; number += 1) {
    const server = world.serve();
    await setTimeout((number * 1500) / starts);
    server.signal(number % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
    await server.ended;
  }
  const begun = performance.now();
  const last = await world.serve().ready;
  const slowest = (performance.now() - begun) / 1000;
  const { status } = await fetch(`${last}/readyz`);
  const { rows } = await world.postgres.admin.query<{ apps: string }>(
    "select count(distinct application_name)::text as apps from pg_stat_activity where datname = 'directory'",
  );
  return [
    fact('Starts that were killed or ended half-way', count(starts)),
    atMost('The next start is ready', slowest, 5, 's'),
    never('Starts after it that are not ready', status === 200 ? 0 : 1),
    never('Servers that are gone and still have connections', Math.max(0, Number(rows[0]?.apps) - 2)),
    ...(await load.stop()),
  ];
});
