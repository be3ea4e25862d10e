import { setTimeout } from 'node:timers/promises';
import { atMost, type Finding } from './finding.ts';
import { startLoad } from './load.ts';
import { prove, type World } from './world.ts';

const rounds = 15;
/** Milliseconds under load between two kills. */
const pause = 400;

prove('kills-one', 4, (world) => kills(world, 1));
prove('kills-two', 4, (world) => kills(world, 2));

/** Kills a server and the database in turn (SIGKILL) in the middle of writes, and starts them again. */
async function kills(world: World, servers: number): Promise<Finding[]> {
  const { postgres, serve, say } = world;
  const running = Array.from({ length: servers }, () => serve());
  const origins = await Promise.all(running.map(({ ready }) => ready));
  const load = await startLoad(world, { origins, writers: 24 });
  let slowest = 0;

  for (let round = 0; round < rounds; round += 1) {
    await setTimeout(pause);
    const index = round % servers;
    running[index]?.signal('SIGKILL');
    await running[index]?.ended;
    running[index] = serve({}, new URL(origins[index] ?? '').port);
    await running[index]?.ready;

    await setTimeout(pause);
    await postgres.kill();
    await setTimeout(pause);
    await postgres.restart();
    const back = performance.now();
    await Promise.all(origins.map(load.nextAcknowledged));
    slowest = Math.max(slowest, performance.now() - back);
    say(`Round ${round + 1} of ${rounds}`);
  }
  await setTimeout(pause);
  return [
    ...(await load.stop()),
    atMost('The database is back: first write by every server', slowest / 1000, 1, 's'),
  ];
}
