import { clocks } from './clocks.ts';
import { emulatedPersons } from './emulated-persons.ts';
import { endings } from './endings.ts';
import type { Finding } from './finding.ts';
import { fullDisks } from './full-disks.ts';
import { fuzz } from './fuzz.ts';
import { kills } from './kills.ts';
import { restarts } from './restarts.ts';
import { restores } from './restores.ts';
import { slowClients } from './slow-clients.ts';
import { stalls } from './stalls.ts';
import { inWorld, type World } from './world.ts';

/**
 * `node dist/proofs/main.js NAME`: runs one proof in the large, says on stderr what it does, and writes its findings as
 * JSON to stdout. `MATCHPOINT_TEST_AUTH_EMULATOR` is the Auth emulator's host:port.
 */
const proofs: Record<string, (world: World) => Promise<Finding[]>> = {
  fuzz: async ({ serve, newcomer, say }) =>
    fuzz({
      url: await serve({ MATCHPOINT_IDLE_SECONDS: '5' }).ready,
      requests: 21_000,
      seed: Number(process.env['MATCHPOINT_PROVE_SEED'] ?? Date.now() % 1_000_000_000),
      newcomer: async () => (await newcomer()).token,
      say,
    }),
  persons: emulatedPersons,
  'kills-one': (world) => kills(world, { servers: 1, writers: 24, rounds: 15, pause: 400 }),
  'kills-two': (world) => kills(world, { servers: 2, writers: 24, rounds: 15, pause: 400 }),
  endings: (world) => endings(world, { clients: 40, rounds: 5, pause: 1000 }),
  stalls: (world) => stalls(world, { rounds: 4, stall: 8000 }),
  'slow-clients': (world) => slowClients(world, { clients: 3000, most: 30 }),
  restarts: (world) => restarts(world, { starts: 20 }),
  clocks: (world) => clocks(world, { seconds: 20 }),
  restores: (world) => restores(world, { seconds: 20 }),
  'full-disks': (world) => fullDisks(world, { rounds: 3, seconds: 3 }),
};

const { [process.argv[2] ?? '']: proof } = proofs;
if (proof === undefined) throw new Error(`There are these proofs: ${Object.keys(proofs).join(' ')}`);
const say = (line: string) => void process.stderr.write(`${line.slice(0, 1500)}\n`);
const findings = await inWorld(process.env['MATCHPOINT_TEST_AUTH_EMULATOR'] ?? '', say, proof);
process.stdout.write(JSON.stringify(findings), () => process.exit(0));
