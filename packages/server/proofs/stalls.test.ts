import { setTimeout } from 'node:timers/promises';
import { atMost, fact, never } from './finding.ts';
import { startLoad } from './load.ts';
import { prove } from './world.ts';

const rounds = 4;
/** Milliseconds for which the database hangs. */
const stall = 8000;
const paths = ['/api/agencies/', '/api/athletes/1', '/api/athletes/?q=a'];

/** The database hangs (SIGSTOP) without closing a connection, and continues later. */
prove('stalls', 3, async (world) => {
  const bounds = {
    MATCHPOINT_STATEMENT_SECONDS: '2',
    MATCHPOINT_QUEUE_SECONDS: '1',
    MATCHPOINT_ANSWER_SECONDS: '3',
  };
  const origin = await world.serve(bounds).ready;
  const load = await startLoad(world, { origins: [origin], writers: 12 });
  const slowest = { answer: 0, alive: 0, ready: 0, back: 0 };
  let others = 0;
  for (let round = 0; round < rounds; round += 1) {
    await setTimeout(500);
    const thaw = await world.postgres.freeze();
    const until = performance.now() + stall;
    while (performance.now() < until) {
      const [alive, ready, ...answers] = await Promise.all(
        ['/healthz', '/readyz', ...paths].map((path) => timed(`${origin}${path}`)),
      );
      slowest.alive = Math.max(slowest.alive, alive?.seconds ?? 0);
      slowest.ready = Math.max(slowest.ready, ready?.seconds ?? 0);
      slowest.answer = Math.max(slowest.answer, ...answers.map(({ seconds }) => seconds));
      others += answers.filter(({ status }) => status !== 503).length;
      await setTimeout(100);
    }
    thaw();
    const back = performance.now();
    await load.nextAcknowledged(origin);
    slowest.back = Math.max(slowest.back, (performance.now() - back) / 1000);
    world.say(`Round ${round + 1} of ${rounds}`);
  }
  return [
    fact('Times that the database hung', `${rounds}, ${stall / 1000} s each`),
    never('Reads meanwhile that were not answered with 503', others),
    atMost('The slowest of them', slowest.answer, 5, 's'),
    atMost('The slowest /healthz meanwhile', slowest.alive, 1, 's'),
    atMost('The slowest /readyz meanwhile', slowest.ready, 0.5, 's'),
    atMost('The database is back: first write', slowest.back, 1, 's'),
    ...(await load.stop()),
  ];
});

async function timed(url: string): Promise<{ status: number; seconds: number }> {
  const begun = performance.now();
  const { status } = await fetch(url);
  return { status, seconds: (performance.now() - begun) / 1000 };
}
