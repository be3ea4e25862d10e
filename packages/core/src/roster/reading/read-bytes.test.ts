import { expect, test } from 'vitest';
import { readBytes } from './read-bytes.ts';

function streamOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

test('the pieces of a file are put together in their order', async () => {
  const chunks = [Uint8Array.of(1, 2), Uint8Array.of(3), Uint8Array.of(4, 5)];
  expect(await readBytes(streamOf(chunks))).toEqual(Uint8Array.of(1, 2, 3, 4, 5));
});

test('a file that is too large is refused with what to do', async () => {
  const chunk = new Uint8Array(101 * 1024 * 1024);
  await expect(readBytes(streamOf([chunk, chunk]))).rejects.toThrow(
    'A file may have 200 MB. Split it, each part with the header row, and import one after the other.',
  );
});
