import { expect, test } from 'vitest';
import { ApiError } from '../../wire/api-error.ts';
import { whileAway } from './while-away.ts';

const away = () => new ApiError('unreachable', 'No answer.');

function aClock() {
  let time = 0;
  return {
    now: () => time,
    sleep: async (ms: number) => {
      time += ms;
    },
  };
}

/** Calls a service that answers with these, one after the other. */
async function calling(answers: readonly unknown[], patience = 2000) {
  const rests: number[] = [];
  const left = [...answers];
  const call = async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const { signal } = new AbortController();
  const outcome = await whileAway(call, { clock: aClock(), patience, signal }, (_, rest) =>
    rests.push(rest),
  ).catch((error: unknown) => error);
  return { outcome, rests, left };
}

test('a service that comes back is asked again, later each time', async () => {
  expect(await calling([away(), away(), away(), 'here', 'more'])).toEqual({
    outcome: 'here',
    rests: [250, 500, 1000],
    left: ['more'],
  });
});

test('what the service asks to wait is waited', async () => {
  const busy = new ApiError('unreachable', 'Too much.', { status: 503, retryAfter: 1500 });
  expect((await calling([busy, 'here'])).rests).toEqual([1500]);
});

test('a refusal, and a service that stays away, end it', async () => {
  const refusal = new ApiError('refused', 'No.', { status: 403 });
  expect(await calling([refusal, 'here'])).toMatchObject({ outcome: refusal, rests: [] });
  const last = away();
  expect(await calling([away(), away(), last], 1500)).toMatchObject({ outcome: last, rests: [250, 500] });
});

test('one that is aborted asks no more', async () => {
  const stop = new AbortController();
  let calls = 0;
  const call = async () => {
    calls += 1;
    stop.abort('left');
    throw away();
  };
  const options = { clock: aClock(), patience: 2000, signal: stop.signal };
  await expect(whileAway(call, options, () => {})).rejects.toBe('left');
  expect(calls).toBe(1);
});
