import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { count, type Finding, fact, never } from './finding.ts';
import { startLoad } from './load.ts';
import { prove } from './world.ts';

const clients = 40;
/** In each round every server ends once and is started again. */
const rounds = 5;
const pause = 1000;

/**
 * Two servers end in turn (SIGTERM) and start again under load, as an upgrade does; then a migration that only adds runs
 * beside them. Clients keep their connections, and go to the other server when one accepts no more.
 */
prove('endings', 4, async (world) => {
  const drain = { MATCHPOINT_DRAIN_SECONDS: '1' };
  const running = [world.serve(drain), world.serve(drain)];
  const origins = await Promise.all(running.map(({ ready }) => ready));
  const load = await startLoad(world, { origins, writers: 8 });
  const readers = keepReading(origins);
  let unclean = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, origin] of origins.entries()) {
      await setTimeout(pause);
      running[index]?.signal('SIGTERM');
      const ending = await running[index]?.ended;
      unclean += ending?.code === 0 ? 0 : 1;
      running[index] = world.serve(drain, new URL(origin).port);
      await running[index]?.ready;
    }
    world.say(`Round ${round + 1} of ${rounds}`);
  }
  const connection = await world.postgres.connect();
  await connection.query('alter table athletes add column of_tomorrow text');
  await connection.query(
    "insert into schema_migrations (number, name, checksum) values (9999, '9999-tomorrow.sql', '')",
  );
  await connection.end();
  await setTimeout(pause);
  const ready = await Promise.all(origins.map(async (origin) => (await fetch(`${origin}/readyz`)).status));
  return [
    fact('Endings under load', String(rounds * 2)),
    never('Endings that were not in order', unclean),
    ...(await readers.stop()),
    ...(await load.stop()),
    never(
      'Servers that a newer migration puts out of service',
      ready.filter((status) => status !== 200).length,
    ),
  ];
});

/** Clients that read one answer after the other on connections that are kept. */
function keepReading(origins: readonly string[]) {
  const seen = { answered: 0, away: 0, reset: 0, refused: 0 };
  let isStopping = false;
  async function read(agent: Agent, origin: string): Promise<boolean> {
    try {
      const status = await new Promise<number>((resolve, reject) => {
        get(`${origin}/api/athletes/?limit=20`, { agent }, (answer) => {
          text(answer).then(() => resolve(answer.statusCode ?? 0), reject);
        }).once('error', reject);
      });
      if (status === 200) seen.answered += 1;
      else seen.refused += 1;
      return true;
    } catch (error) {
      const isAway = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
      if (isAway) seen.away += 1;
      else seen.reset += 1;
      return false;
    }
  }
  async function client(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = number; !isStopping; ) {
      if (await read(agent, origins[turn % origins.length] ?? '')) await setTimeout(5);
      else turn += 1;
    }
    agent.destroy();
  }
  const working = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return {
    stop: async (): Promise<Finding[]> => {
      isStopping = true;
      await working;
      return [
        fact('Reads answered; sent to the other server', `${count(seen.answered)}; ${count(seen.away)}`),
        never('Connections reset', seen.reset),
        never('Reads refused', seen.refused),
      ];
    },
  };
}
