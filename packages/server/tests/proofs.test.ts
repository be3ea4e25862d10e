import { beforeAll, expect, inject, test } from 'vitest';
import { clocks } from '../src/proofs/clocks.ts';
import type { Finding } from '../src/proofs/finding.ts';
import { fullDisks } from '../src/proofs/full-disks.ts';
import { kills } from '../src/proofs/kills.ts';
import { restarts } from '../src/proofs/restarts.ts';
import { slowClients } from '../src/proofs/slow-clients.ts';
import { inWorld, type World } from '../src/proofs/world.ts';
import { build } from '../src/testing/program.ts';

beforeAll(build);

/** What is violated, with all that was said. Bounds in seconds are for a machine that does nothing else. */
async function violations(proof: (world: World) => Promise<Finding[]>): Promise<object> {
  const said: string[] = [];
  const findings = await inWorld(inject('authEmulator'), (line) => said.push(line), proof);
  const violated = findings.filter(({ holds, bound }) => holds === false && bound !== 'time');
  return violated.length === 0 ? [] : { violated, said };
}

const quick = { MATCHPOINT_REQUEST_SECONDS: '2', MATCHPOINT_IDLE_SECONDS: '1' };

/** As `pnpm prove` does it for minutes (docs/reliability.md). */
test.each([
  ['kills', (world: World) => kills(world, { servers: 2, writers: 6, rounds: 1, pause: 100 })],
  ['starts that are killed', (world: World) => restarts(world, { starts: 3 })],
  ['clocks that differ', (world: World) => clocks(world, { seconds: 0.5 })],
  ['full disks', (world: World) => fullDisks(world, { rounds: 1, seconds: 0.5 })],
  ['slow clients', (world: World) => slowClients(world, { clients: 100, variables: quick, most: 5 })],
])('%s: nothing acknowledged is lost, stored twice or read too old, and others go on', async (_, proof) => {
  expect(await violations(proof)).toEqual([]);
});
