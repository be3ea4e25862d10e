import { setTimeout } from 'node:timers/promises';
import { atMost, type Finding } from './finding.ts';
import { startLoad } from './load.ts';
import type { World } from './world.ts';

export interface KillsOptions {
  readonly servers: number;
  readonly writers: number;
  /** In each, one server and the database are killed, in turn. */
  readonly rounds: number;
  /** Milliseconds under load between two kills. */
  readonly pause: number;
}

/** Kills servers and their database in the middle of writes (SIGKILL, as a power cut does), and starts them again. */
export async function kills(world: World, options: KillsOptions): Promise<Finding[]> {
  const { postgres, serve, say } = world;
  const running = Array.from({ length: options.servers }, () => serve());
  const origins = await Promise.all(running.map(({ ready }) => ready));
  const load = await startLoad(world, { origins, writers: options.writers });
  let slowest = 0;

  for (let round = 0; round < options.rounds; round += 1) {
    await setTimeout(options.pause);
    const index = round % options.servers;
    running[index]?.signal('SIGKILL');
    await running[index]?.ended;
    running[index] = serve({}, new URL(origins[index] ?? '').port);
    await running[index]?.ready;

    await setTimeout(options.pause);
    await postgres.kill();
    await setTimeout(options.pause);
    await postgres.restart();
    const back = performance.now();
    await Promise.all(origins.map(load.nextAcknowledged));
    slowest = Math.max(slowest, performance.now() - back);
    say(`Round ${round + 1} of ${options.rounds}`);
  }
  await setTimeout(options.pause);
  return [
    ...(await load.stop()),
    atMost('The database is back: first write by every server', slowest / 1000, 1, 's'),
  ];
}
