import { setTimeout } from 'node:timers/promises';
import { fact, never } from './finding.ts';
import { startLoad } from './load.ts';
import { lasting, prove } from './world.ts';

const hour = 3_600_000;

/** Shifts the clock of a Node process by `milliseconds`. */
function shifted(milliseconds: number): Record<string, string> {
  const script = `const Real = Date; globalThis.Date = class extends Real {
    constructor(...given) { if (given.length === 0) super(Real.now() + ${milliseconds}); else super(...given); }
    static now() { return Real.now() + ${milliseconds}; }
  };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

/** Two servers whose clocks differ by an hour, on a database whose clock was an hour ahead before it was corrected. */
prove('clocks', 2, async (world) => {
  const origins = await Promise.all([world.serve().ready, world.serve(shifted(hour)).ready]);
  const behind = await world.serve(shifted(-hour)).ready;
  const connection = await world.postgres.connect();
  await connection.query(
    'update directory set version = (extract(epoch from now()) * 1000)::bigint + 3600000',
  );
  await connection.end();
  const { uid, email, token } = await world.newcomer();
  const load = await startLoad(world, { origins, writers: 12, token: lasting({ sub: uid, email }) });
  await setTimeout(20_000);
  const headers = { Authorization: `Bearer ${token}` };
  const statuses = await Promise.all(
    [...origins, behind].map(async (origin) => (await fetch(`${origin}/api/users/me`, { headers })).status),
  );
  return [
    ...(await load.stop()),
    fact('A fresh token where the clock is right, an hour ahead, an hour behind', statuses.join(', ')),
    never('Fresh tokens refused where the clock is right', statuses[0] === 200 ? 0 : 1),
  ];
});
