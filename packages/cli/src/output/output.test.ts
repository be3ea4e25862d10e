import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Format } from '../global-options.ts';
import type { Stream } from '../host.ts';
import { output } from './output.ts';
import type { Column } from './table.ts';
import { terminalText } from './terminal-text.ts';

interface Row {
  readonly id: number;
}
const columns: readonly Column<Row>[] = [{ heading: 'ID', shown: ({ id }) => String(id), align: 'right' }];
const shape = { columns, fields: ['id'] };

async function* pages(...all: Row[][]) {
  yield* all;
}

function recorder(facts: Partial<Stream> = {}) {
  const written: string[] = [];
  const stream: Stream = {
    ...facts,
    write: (text, done) => {
      written.push(terminalText(text, facts.isTTY === true));
      done?.();
      return true;
    },
  };
  return { written, stream };
}

async function printed(format: Format, all: Row[][], facts?: Partial<Stream>) {
  const { written, stream } = recorder(facts);
  const count = await output(pages(...all), format, shape, { stdout: stream });
  return { count, text: written.join('') };
}

const two = [[{ id: 1 }, { id: 22 }], [{ id: 3 }]];

test('rows are written in each format, across pages', async () => {
  expect(await printed('table', two)).toEqual({ count: 3, text: 'ID\n 1\n22\n 3\n' });
  expect(await printed('ndjson', two)).toEqual({ count: 3, text: '{"id":1}\n{"id":22}\n{"id":3}\n' });
  expect(await printed('json', two)).toEqual({ count: 3, text: '[\n{"id":1},\n{"id":22},\n{"id":3}\n]\n' });
  expect(await printed('json', [[], [{ id: 1 }], []])).toEqual({ count: 1, text: '[\n{"id":1}\n]\n' });
  expect(await printed('json', [[]])).toEqual({ count: 0, text: '[]\n' });
  expect(await printed('csv', two)).toEqual({ count: 3, text: 'id\r\n1\r\n22\r\n3\r\n' });
  expect(await printed('csv', [])).toEqual({ count: 0, text: 'id\r\n' });
});

test('programs read every row, however rows are split into pages', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.record({ id: fc.integer(), name: fc.string({ unit: 'binary' }) }))),
      async (all) => {
        const [array, lines] = [await printed('json', all), await printed('ndjson', all)];
        expect(JSON.parse(array.text)).toEqual(all.flat());
        expect(
          lines.text
            .split('\n')
            .slice(0, -1)
            .map((line) => JSON.parse(line)),
        ).toEqual(all.flat());
        expect([array.count, lines.count]).toEqual([all.flat().length, all.flat().length]);
      },
    ),
  );
});

test('a heading is bold only on a terminal with colours', async () => {
  const bold = { count: 1, text: '\u001b[1mID\u001b[22m\n 1\n' };
  const plain = { count: 1, text: 'ID\n 1\n' };
  const terminal = { isTTY: true, columns: 80 };
  expect(await printed('table', [[{ id: 1 }]], { ...terminal, hasColors: () => true })).toEqual(bold);
  expect(await printed('table', [[{ id: 1 }]], { ...terminal, hasColors: () => false })).toEqual(plain);
  expect(await printed('table', [[{ id: 1 }]])).toEqual(plain);
});

test('a page is written before the next is requested', async () => {
  const { written, stream } = recorder();
  async function* watched() {
    yield [{ id: 1 }];
    expect(written).toEqual(['{"id":1}\n']);
    yield [{ id: 2 }];
  }
  await output(watched(), 'ndjson', shape, { stdout: stream });
  expect(written).toEqual(['{"id":1}\n', '{"id":2}\n', '']);
});

test('nothing is written when the first page fails, and a broken stream stops loading', async () => {
  const { written, stream } = recorder();
  const failure = new Error('No answer.');
  // biome-ignore lint/correctness/useYield: it fails before its first page
  async function* failing(): AsyncGenerator<Row[]> {
    throw failure;
  }
  await expect(output(failing(), 'json', shape, { stdout: stream })).rejects.toBe(failure);
  expect(written).toEqual([]);

  const broken: Stream = {
    write: (_, done) => {
      done?.(failure);
      return false;
    },
  };
  await expect(output(pages(...two), 'ndjson', shape, { stdout: broken })).rejects.toBe(failure);
});
