import { expect, test } from 'vitest';
import { awkwardFiles } from '../testing/awkward-files.ts';
import { checkOf } from '../testing/import-builders.ts';
import { readRoster } from './reading/read-roster.ts';

test.each(awkwardFiles)('$name has the problems that every face shows', async ({ name, bytes, ...about }) => {
  const { choice = {}, found } = about;
  const file = { name, stream: () => new Blob([bytes]).stream() };
  if (typeof found === 'string') {
    await expect(readRoster(file, choice)).rejects.toThrow(found);
    return;
  }
  const reading = await readRoster(file, choice);
  if ('question' in reading) throw new Error(`${name} is asked about`);
  const { invalid } = checkOf(reading.source, undefined, false);
  expect(
    invalid.flatMap(({ row, problems }) => problems.map(({ field, message }) => [row, field, message])),
  ).toEqual(found);
});

test.each(awkwardFiles.filter(({ choice }) => choice !== undefined))(
  '$name is asked about',
  async ({ name, bytes, choice }) => {
    const reading = await readRoster({ name, stream: () => new Blob([bytes]).stream() }, {});
    expect('question' in reading && reading.question.kind).toBe(Object.keys(choice ?? {})[0]);
  },
);
