import { expect, test } from 'vitest';
import { ApiError } from '../../wire/api-error.ts';
import { createPace, whileAway } from './pace.ts';

function paceAt(options: { rate?: number | null; patience?: number } = {}) {
  let time = 0;
  const pace = createPace(() => time, { rate: null, patience: 60_000, ...options });
  return { ...pace, pass: (ms: number) => (time += ms) };
}

test('a request waits for as long as the service asked, and the longest wait counts', () => {
  const pace = paceAt();
  expect(pace.rest()).toBe(0);
  pace.failed(3000);
  pace.failed(5000);
  pace.failed(1000);
  expect(pace.rest()).toBe(5000);
  pace.pass(5000);
  expect(pace.rest()).toBe(0);
});

test('without a word from the service it rests longer each time, until patience ends', () => {
  const pace = paceAt();
  const rests: number[] = [];
  while (!pace.isOver()) {
    pace.failed(null);
    rests.push(pace.rest());
    pace.pass(pace.rest());
  }
  expect(rests).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000]);
});

test('a success brings patience back', () => {
  const pace = paceAt({ patience: 1000 });
  for (let outage = 0; outage < 20; outage += 1) {
    pace.failed(900);
    pace.pass(900);
    pace.succeeded();
  }
  expect(pace.isOver()).toBe(false);
});

test('a service that asks for more than there is of patience is left', () => {
  const pace = paceAt();
  pace.failed(3_600_000);
  expect(pace.isOver()).toBe(true);
});

test('a rate is kept over requests of many rows', () => {
  const pace = paceAt({ rate: 100 });
  const waits = [50, 50, 1].map((rows) => {
    const rest = pace.rest();
    pace.started(rows);
    return rest;
  });
  expect(waits).toEqual([0, 500, 1000]);
  pace.pass(5000);
  pace.started(1);
  expect(pace.rest()).toBe(10);
});

test('a pause is not an outage, and an outage as long as patience is borne', () => {
  const pace = paceAt({ patience: 1000 });
  pace.paused(500_000);
  pace.failed(1000);
  expect(pace.isOver()).toBe(false);
  pace.pass(500_000);
  pace.paused(500_000);
  pace.failed(1000);
  expect(pace.isOver()).toBe(false);
  pace.failed(1001);
  expect(pace.isOver()).toBe(true);
  const other = paceAt({ patience: 500 });
  other.paused(5000);
  other.failed(900);
  expect(other.isOver()).toBe(true);
});

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
