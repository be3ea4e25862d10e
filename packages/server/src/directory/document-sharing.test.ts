import { expect, test } from 'vitest';
import { createDocumentCache } from './document-cache.ts';

interface Entry {
  readonly version: number;
  readonly size: number;
  readonly text: string;
}

/** A cache over a version that the test sets, and loads that end when the test says so. */
function cached() {
  const directory = { version: 1 };
  const loads: { left: AbortSignal; end: (text: string | null, size?: number) => void }[] = [];
  const cache = createDocumentCache<Entry>(async () => directory.version);
  const read = (key = 'key', left = new AbortController().signal) =>
    cache.read(
      key,
      (loadLeft) =>
        new Promise((resolve, reject) => {
          const { version } = directory;
          loadLeft.addEventListener('abort', () => reject(new Error('left')));
          loads.push({
            left: loadLeft,
            end: (text, size = 1) => resolve(text === null ? null : { version, size, text }),
          });
        }),
      () => left,
    );
  return { directory, loads, read, started: (count: number) => expect.poll(() => loads.length).toBe(count) };
}

const text = async (read: Promise<Entry | null>) => (await read)?.text;

test('callers share a load, and later ones find what it brought', async () => {
  const { loads, read, started } = cached();
  const both = [read(), read()];
  await started(1);
  loads[0]?.end('one');
  expect(await Promise.all(both.map(text))).toEqual(['one', 'one']);
  expect(await text(read())).toBe('one');
  expect(loads).toHaveLength(1);
});

test('nothing is not cached', async () => {
  const { loads, read, started } = cached();
  const first = read();
  await started(1);
  loads[0]?.end(null);
  expect(await first).toBeNull();
  const second = read();
  await started(2);
  loads[1]?.end('there now');
  expect(await text(second)).toBe('there now');
});

test('who comes after a change gets no load from before it', async () => {
  const { directory, loads, read, started } = cached();
  const before = read();
  await started(1);
  directory.version = 2;
  const after = read();
  await started(2);
  loads[1]?.end('new');
  loads[0]?.end('old');
  expect([await text(before), await text(after), await text(read())]).toEqual(['old', 'new', 'new']);
  expect(loads).toHaveLength(2);
});

test('a load ends when all who wait for it have left, and no earlier', async () => {
  const { loads, read, started } = cached();
  const [one, other] = [new AbortController(), new AbortController()];
  const reads = Promise.allSettled([read('key', one.signal), read('key', other.signal)]);
  await started(1);
  one.abort();
  expect(loads[0]?.left.aborted).toBe(false);
  other.abort();
  expect(loads[0]?.left.aborted).toBe(true);
  const later = read();
  await started(2);
  loads[1]?.end('again');
  expect(await text(later)).toBe('again');
  expect((await reads).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a large one is never cached', async () => {
  const { loads, read, started } = cached();
  for (const count of [1, 2]) {
    const reading = read();
    await started(count);
    loads.at(-1)?.end('large', 6 * 1024 * 1024 + 1);
    expect(await text(reading)).toBe('large');
  }
});
