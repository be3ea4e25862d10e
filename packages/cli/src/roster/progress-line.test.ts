import { expect, test } from 'vitest';
import { createProgressLine } from './progress-line.ts';

function watched(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  let time = 0;
  const stream = {
    isTTY,
    columns,
    write: (text: string) => {
      written.push(text);
      return true;
    },
    clearLine: (above = 0) => {
      written.push(above === 0 ? 'cleared' : `cleared with ${above} above`);
    },
  };
  const line = createProgressLine(stream, () => time);
  const sent = (done: number, failed = 0, rest = 0) =>
    line.sent({ done, failed, left: 10_000 - done - failed, rest });
  return {
    line,
    sent,
    written,
    narrow: (to: number) => {
      stream.columns = to;
    },
    wait: (ms: number) => {
      time += ms;
    },
  };
}

test('on a terminal one line is overwritten: done, left, failed, speed and time to go', () => {
  const { line, sent, written, wait } = watched(true);
  sent(0);
  wait(50);
  sent(500);
  wait(950);
  sent(2000, 10);
  wait(1000);
  sent(2000, 10, 12_000);
  line.clear();
  expect(written).toEqual([
    'cleared',
    '0 % · 0 done · 10,000 left · 0 failed · 0 rows/s · -:-- to go',
    'cleared',
    '20 % · 2,000 done · 7,990 left · 10 failed · 2,010 rows/s · 0:04 to go',
    'cleared',
    '20 % · 2,000 done · 7,990 left · 10 failed · waiting 0:12 for the service',
    'cleared',
  ]);
});

test('elsewhere a line is written every few seconds', () => {
  const { line, sent, written, wait } = watched(false);
  line.checked(1000);
  wait(5000);
  line.checked(20_000);
  sent(0);
  wait(5000);
  sent(5000);
  line.clear();
  expect(written).toEqual([
    'Checking: 20,000 rows read\n',
    '50 % · 5,000 done · 5,000 left · 0 failed · 1,000 rows/s · 0:05 to go\n',
  ]);
});

test.each([
  [80, '20 % · 2,000 done · 7,990 left · 10 failed · 2,010 rows/s · 0:04 to go'],
  [60, '20 % · 2,000 done · 7,990 left · 10 failed · 0:04 to go'],
  [40, '7,990 left · 10 failed · 0:04 to go'],
])('on %i columns the line keeps what matters most', (columns, line) => {
  const { sent, written, wait } = watched(true, columns);
  sent(0);
  wait(1000);
  sent(2000, 10);
  expect(written.at(-1)).toBe(line);
});

test('without failures, these are left out before the time to go', () => {
  const { sent, written, wait } = watched(true, 40);
  sent(0);
  wait(1000);
  sent(2000);
  expect(written.at(-1)).toBe('2,000 done · 8,000 left · 0:04 to go');
});

test('after the terminal became narrower the whole old line is removed, in as many lines as it is shown', () => {
  const { line, sent, written, wait, narrow } = watched(true);
  sent(0);
  narrow(40);
  wait(1000);
  sent(2000, 10);
  narrow(15);
  line.clear();
  expect(written).toEqual([
    'cleared',
    '0 % · 0 done · 10,000 left · 0 failed · 0 rows/s · -:-- to go',
    'cleared with 1 above',
    '7,990 left · 10 failed · 0:04 to go',
    'cleared with 2 above',
  ]);
});
