import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { lstat, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { type Answer, fakeService, json } from './fake-service.ts';
import { home, matchpoint, program, says } from './matchpoint.ts';

const athlete = anAthlete({ id: '1', name: 'Demo Ada' });
const answer: Answer = ({ pathname }, response) =>
  json(response, 200, pathname.endsWith('/1') ? athlete : [athlete]);
/** A device on which nothing has room, as on a full disk. */
const full = '/dev/full';

test
  .runIf(existsSync(full))
  .each([
    ['athletes list'],
    ['athletes list --format csv'],
    ['athletes show 1'],
    ['athletes template'],
    ['completion bash'],
    ['--help'],
  ])('%s on a full disk is an error of one sentence', async (command) => {
  const { url } = await fakeService(answer);
  const child = spawn(process.execPath, [program, ...command.split(' ')], {
    env: { HOME: home, MATCHPOINT_API_URL: url },
    stdio: ['ignore', openSync(full, 'w'), 'pipe'],
  });
  const [[code], stderr] = await Promise.all([once(child, 'close'), child.stderr && text(child.stderr)]);
  expect([code, stderr]).toEqual([1, 'error: The output cannot be written (ENOSPC).\n']);
});

test.runIf(existsSync(full))(
  'a device is written to, not replaced, and its failure is one sentence',
  async () => {
    const { url } = await fakeService(answer);
    const device = join(home, 'device');
    await symlink(full, device);
    expect(await matchpoint(['athletes', 'list', '--api-url', url, '--output', device])).toEqual(
      says(1, `error: ${device} cannot be written (ENOSPC).\n`),
    );
    expect([(await lstat(device)).isSymbolicLink(), await readdir(home)]).toEqual([true, ['device']]);
  },
);
