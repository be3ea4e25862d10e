import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startOwnPostgres } from '../src/testing/own-postgres.ts';
import { startCommand } from '../src/testing/program.ts';
import { atMost, count, type Finding, fact, never } from './finding.ts';
import { startLoad } from './load.ts';
import { prove, type World } from './world.ts';

const rounds = 3;
/** For which the disk is full. */
const seconds = 3;

/** The disk of the database fills up under load, and has room again; then the server's log has no room at all. */
prove('full-disks', 3, async (world) => [...(await fullDatabase(world)), ...(await fullLog(world))]);

async function fullDatabase(world: World): Promise<Finding[]> {
  if (process.getuid?.() !== 0)
    return [fact('The disk of the database', 'not filled: only root may mount a small one')];
  const disk = join(world.folder, 'disk');
  await mkdir(disk);
  await promisify(execFile)('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', disk]);
  try {
    const postgres = await startOwnPostgres(disk);
    try {
      return await fillUnderLoad({ ...world, postgres }, disk);
    } finally {
      await postgres.stop();
    }
  } finally {
    await promisify(execFile)('umount', ['-l', disk]);
  }
}

async function fillUnderLoad(world: World, disk: string): Promise<Finding[]> {
  const { postgres } = world;
  const origin = await world.serve({ DATABASE_URL: postgres.url }).ready;
  const load = await startLoad(world, { origins: [origin], writers: 12 });
  const ballast = join(disk, 'ballast');
  let [refusals, slowest] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    await setTimeout(seconds * 500);
    for (let until = performance.now() + seconds * 1000; performance.now() < until; await setTimeout(50)) {
      await writeFile(ballast, Buffer.alloc(200_000_000), { flag: 'a' }).catch(() => undefined);
      refusals += (await fetch(`${origin}/api/athletes/?q=${round}`)).status === 503 ? 1 : 0;
    }
    await rm(ballast);
    if (!postgres.isRunning) await postgres.restart();
    const back = performance.now();
    await load.nextAcknowledged(origin);
    slowest = Math.max(slowest, (performance.now() - back) / 1000);
    world.say(`Full disk: round ${round + 1} of ${rounds}`);
  }
  return [
    fact('Times that the database’s disk was full; reads refused meanwhile', `${rounds}; ${count(refusals)}`),
    atMost('There is room again, and the database runs: first write', slowest, 1, 's'),
    ...(await load.stop()),
  ];
}

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** A server whose log cannot be written (/dev/full) serves all the same. */
async function fullLog({ postgres, say }: World): Promise<Finding[]> {
  const server = startCommand('sh', ['-c', `exec "${process.execPath}" "${program}" 2>/dev/full`], {
    DATABASE_URL: postgres.url,
    MATCHPOINT_ACCESS_LOG: 'on',
  });
  let isRunning = true;
  void server.ended.then(() => {
    isRunning = false;
  });
  const url = await server.ready;
  const statuses: number[] = [];
  for (let turn = 0; turn < 50; turn += 1) {
    statuses.push(
      await fetch(`${url}/api/athletes/?limit=1`).then(
        ({ status }) => status,
        () => 0,
      ),
    );
  }
  const survived = isRunning;
  server.signal('SIGTERM');
  await server.ended;
  say(`Without room for its log it answered ${[...new Set(statuses)].join(', ')}`);
  return [
    never(
      'Answers other than 200 where the log has no room',
      statuses.filter((status) => status !== 200).length,
    ),
    never('Servers that end for it', survived ? 0 : 1),
  ];
}
