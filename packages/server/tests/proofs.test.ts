import { beforeAll, expect, inject, test } from 'vitest';
import type { Finding } from '../src/proofs/finding.ts';
import { kills } from '../src/proofs/kills.ts';
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

test('servers and database are killed under load: nothing acknowledged is lost, stored twice, or read too old', async () => {
  const proof = (world: World) => kills(world, { servers: 2, writers: 6, rounds: 1, pause: 100 });
  expect(await violations(proof)).toEqual([]);
});
