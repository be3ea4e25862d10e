import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AwkwardFile, awkwardFiles } from '@matchpoint/core/testing/awkward-files';
import { expect, test } from 'vitest';
import { home, matchpoint } from '../tests/matchpoint.ts';

async function validate({ name, bytes }: AwkwardFile, flags: readonly string[]) {
  const path = join(home, name);
  await writeFile(path, bytes);
  return matchpoint(['athletes', 'validate', path, '--format', 'ndjson', ...flags]);
}

const flagsFor = ({ choice = {} }: AwkwardFile) =>
  Object.entries(choice).flatMap(([key, value]) => [`--${key}`, String(value)]);

test.each(awkwardFiles)('$name has the problems that every face shows', async (file) => {
  const { found } = file;
  const { code, stdout, stderr } = await validate(file, flagsFor(file));
  if (typeof found === 'string') {
    const { error } = JSON.parse(stderr);
    expect({ code, stdout, error: error.message }).toEqual({ code: 3, stdout: '', error: found });
    return;
  }
  const lines = stdout.split('\n').filter((line) => line !== '');
  expect({ code, lines: lines.map((line) => JSON.parse(line)) }).toEqual({
    code: 3,
    lines: found.map(([row, field, message]) => ({ row, status: 'invalid', id: null, field, message })),
  });
});

test.each(awkwardFiles.filter(({ choice }) => choice !== undefined))(
  '$name without an answer is refused with the flags that answer',
  async (file) => {
    const { code, stdout, stderr } = await validate(file, []);
    const [flag, value] = flagsFor(file);
    expect({ code, stdout, isNamed: stderr.includes(`${flag} `) && stderr.includes(String(value)) }).toEqual({
      code: 3,
      stdout: '',
      isNamed: true,
    });
  },
);
