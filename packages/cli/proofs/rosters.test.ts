import { listedDrafts } from '@matchpoint/core/testing/rosters/listed';
import type { Answers } from '@matchpoint/core/testing/rosters/roster';
import { rosters } from '@matchpoint/core/testing/rosters/rosters';
import { expect } from 'vitest';
import { file, withServer } from '../tests/fixtures.ts';

const test = withServer();

test.for(rosters)('$language: $name becomes its athletes', async (roster, { agency }) => {
  const { name, bytes, sports, answers, athletes } = roster;
  await agency.call('PATCH', `agencies/${agency.id}`, { sports });
  const path = await file(name, bytes);
  const { code, stderr } = await agency.run(
    'athletes',
    'import',
    path,
    '--yes',
    '--accept',
    'likely',
    ...flagsFor(answers),
  );
  const listed = await agency.run('athletes', 'list', '--mine', '--format', 'json');
  expect({ code, stderr, listed: listedDrafts(JSON.parse(listed.stdout)) }).toEqual({
    code: 0,
    stderr: expect.stringContaining(
      `${athletes.length} ${athletes.length === 1 ? 'athlete' : 'athletes'} added`,
    ),
    listed: athletes.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  });
});

/** What answers the questions of a terminal before they are asked. */
function flagsFor(answers: Answers): readonly string[] {
  const { reading = {}, columns = {}, set = {}, words = {}, round } = answers;
  const flags = (flag: string, pairs: object) =>
    Object.entries(pairs).flatMap(([one, other]) => [flag, `${one}=${other}`]);
  return [
    ...Object.entries(reading).flatMap(([flag, value]) => [`--${flag}`, String(value)]),
    ...flags('--map', columns),
    ...flags('--set', set),
    ...flags('--word', words),
    ...(round === undefined ? [] : ['--repair']),
  ];
}
