import { expect, test } from 'vitest';
import { sleepClock } from '../../testing/agency-world.ts';
import { ApiError } from '../../wire/api-error.ts';
import { createTurns, whileAway } from './pace.ts';

const away = new ApiError('unreachable', 'No answer.');
const busy = new ApiError('unreachable', 'Too much.', { status: 503, retryAfter: 1500 });
const refusal = new ApiError('refused', 'No.', { status: 403 });

/** Calls a service that answers with these, one after the other. */
async function calling(answers: readonly unknown[], patience: number) {
  const rests: number[] = [];
  const left = [...answers];
  const call = async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const { signal } = new AbortController();
  const outcome = await whileAway(call, { clock: sleepClock(), patience, signal }, (_, rest) =>
    rests.push(rest),
  ).catch((error: unknown) => error);
  return [outcome, rests, left.length];
}

test.each([
  ['comes back', [away, away, away, 'here', 'more'], 2000, ['here', [250, 500, 1000], 1]],
  ['asks to wait', [busy, 'here'], 1500, ['here', [1500], 0]],
  ['asks to wait for too long', [busy, 'here'], 1499, [busy, [], 1]],
  ['refuses', [refusal, 'here'], 2000, [refusal, [], 1]],
  ['stays away', [away, away, away, 'here'], 1500, [away, [250, 500], 1]],
  [
    'stays away for long',
    Array.from({ length: 10 }, () => away),
    100_000,
    [away, [250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000], 0],
  ],
] as const)('a service that %s', async (_, answers, patience, expected) => {
  expect(await calling(answers, patience)).toEqual(expected);
});

test('a pause is no outage', async () => {
  const clock = sleepClock();
  const { signal } = new AbortController();
  const gate = () => clock.sleep(60_000, signal);
  const turns = createTurns({ clock, signal, stop: signal, gate }, { rate: null, patience: 1000 });
  expect([turns.failed(away), await turns.next(), turns.failed(away)]).toEqual([250, true, 500]);
});

test('one that is aborted asks no more', async () => {
  const stop = new AbortController();
  let calls = 0;
  const call = async () => {
    calls += 1;
    stop.abort('left');
    throw away;
  };
  const options = { clock: sleepClock(), patience: 2000, signal: stop.signal };
  await expect(whileAway(call, options, () => {})).rejects.toBe('left');
  expect(calls).toBe(1);
});
