import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { awkwardFiles } from '../../testing/awkward-files.ts';
import { readRoster } from './read-roster.ts';
import { UnreadableError } from './unreadable.ts';

/** Some bytes are replaced, and the file may be cut off. */
const damage = fc.record({
  file: fc.constantFrom(...awkwardFiles),
  bytes: fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 6 }),
  length: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
});

test('a file that is damaged anywhere is read, asked about, or refused in words', async () => {
  await fc.assert(
    fc.asyncProperty(damage, async ({ file, bytes: changes, length }) => {
      const bytes = file.bytes.slice(0, Math.ceil(file.bytes.length * length));
      for (const [place, byte] of changes) bytes[place % bytes.length] = byte;
      const reading = readRoster({ name: file.name, stream: () => new Blob([bytes]).stream() }, {});
      const end = await reading.catch((error: unknown) => error);
      expect(end instanceof Error && !(end instanceof UnreadableError) ? end : null).toBeNull();
    }),
    { numRuns: 500 },
  );
});
