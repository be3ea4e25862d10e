import { setTimeout } from 'node:timers/promises';
import { type Finding, fact, never } from './finding.ts';
import { lasting } from './lasting-token.ts';
import { startLoad } from './load.ts';
import type { World } from './world.ts';

const hour = 3_600_000;

/** Has a process of Node live `milliseconds` later. */
function living(milliseconds: number): Record<string, string> {
  const script = `const Real = Date; globalThis.Date = class extends Real {
    constructor(...given) { if (given.length === 0) super(Real.now() + ${milliseconds}); else super(...given); }
    static now() { return Real.now() + ${milliseconds}; }
  };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

/** Two servers whose clocks are an hour apart, and a database whose clock was an hour ahead before it was set right. */
export async function clocks(world: World, { seconds }: { readonly seconds: number }): Promise<Finding[]> {
  const origins = await Promise.all([world.serve().ready, world.serve(living(hour)).ready]);
  const behind = await world.serve(living(-hour)).ready;
  const connection = await world.postgres.connect();
  await connection.query(
    'update directory set version = (extract(epoch from now()) * 1000)::bigint + 3600000',
  );
  await connection.end();
  const { uid, email, token } = await world.newcomer();
  const load = await startLoad(world, { origins, writers: 12, token: lasting({ sub: uid, email }) });
  await setTimeout(seconds * 1000);
  const headers = { Authorization: `Bearer ${token}` };
  const statuses = await Promise.all(
    [...origins, behind].map(async (origin) => (await fetch(`${origin}/api/users/me`, { headers })).status),
  );
  return [
    ...(await load.stop()),
    fact('A fresh token where the clock is right, an hour ahead, an hour behind', statuses.join(', ')),
    never('Fresh tokens refused where the clock is right', statuses[0] === 200 ? 0 : 1),
  ];
}
