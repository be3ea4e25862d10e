import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../src/testing/own-postgres.ts';
import { atMost, count, fact, never } from './finding.ts';
import { startLoad } from './load.ts';
import { prove, type World } from './world.ts';

const rounds = 3;
/** Milliseconds for which the database is away. */
const away = 8000;
const paths = ['/healthz', '/readyz', '/', '/athletes/1', '/api/athletes/1', '/api/athletes/?q=a'];

/** Two servers behind HAProxy, by the file that is shipped: their database hangs (SIGSTOP), and is killed, in turn. */
prove('proxy', 4, async (world) => {
  if (!(await isInstalled())) return [fact('HAProxy', 'not installed: nothing was run')];
  const web = join(world.folder, 'web');
  await mkdir(web);
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Matchpoint</title>');
  const ports = [String(await freePort()), String(await freePort())];
  await Promise.all(ports.map((port) => world.serve({ MATCHPOINT_WEB_DIR: web }, port).ready));
  const { origin, end } = await startHaproxy(world, ports);
  try {
    const load = await startLoad(world, { origins: [origin], writers: 12 });
    const seen = { calls: 0, proxys: 0, ready: 0, alive: 0, page: 0, back: 0 };
    for (let round = 0; round < rounds; round += 1) {
      for (const event of ['hangs', 'is killed']) {
        await setTimeout(1000);
        const thaw = event === 'hangs' ? await world.postgres.freeze() : null;
        if (thaw === null) await world.postgres.kill();
        const until = performance.now() + away;
        while (performance.now() < until) {
          const [alive, ready, ...others] = await Promise.all(paths.map((path) => asked(origin + path)));
          const answers = [alive, ready, ...others].filter((answer) => answer !== undefined);
          seen.calls += answers.length;
          seen.proxys += answers.filter(({ isProxys }) => isProxys).length;
          seen.alive = Math.max(seen.alive, alive?.seconds ?? 0);
          seen.ready = Math.max(seen.ready, ready?.seconds ?? 0);
          seen.page = Math.max(seen.page, others[0]?.seconds ?? 0, others[1]?.seconds ?? 0);
          await setTimeout(100);
        }
        if (thaw === null) await world.postgres.restart();
        else thaw();
        const back = performance.now();
        await load.nextAcknowledged(origin);
        seen.back = Math.max(seen.back, (performance.now() - back) / 1000);
        world.say(`Round ${round + 1} of ${rounds}: it ${event}`);
      }
    }
    return [
      fact('Times that the database hung, and was killed', `${rounds}, ${rounds}, ${away / 1000} s each`),
      fact('Calls meanwhile', count(seen.calls)),
      never('Answers of the proxy itself', seen.proxys),
      atMost('The slowest /readyz', seen.ready, 0.5, 's'),
      atMost('The slowest /healthz', seen.alive, 0.5, 's'),
      atMost('The slowest page', seen.page, 1.5, 's'),
      atMost('The database is back: first write', seen.back, 1, 's'),
      ...(await load.stop()),
    ];
  } finally {
    end();
  }
});

/** Every answer of a server says what it is; the proxy's own is a bare page of HTML. */
async function asked(url: string): Promise<{ readonly isProxys: boolean; readonly seconds: number }> {
  const begun = performance.now();
  const { headers, status } = await fetch(url);
  const isProxys = status >= 500 && !headers.get('Content-Type')?.startsWith('application/json');
  return { isProxys, seconds: (performance.now() - begun) / 1000 };
}

async function isInstalled(): Promise<boolean> {
  return promisify(execFile)('haproxy', ['-v']).then(
    () => true,
    () => false,
  );
}

async function startHaproxy(world: World, ports: readonly string[]) {
  const shipped = await readFile(
    fileURLToPath(new URL('../../../deploy/haproxy.cfg', import.meta.url)),
    'utf8',
  );
  const port = await freePort();
  const own = [
    ['  log /dev/log local0\n', ''],
    ['bind :80', `bind 127.0.0.1:${port}`],
    ['127.0.0.1:4301', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:4302', `127.0.0.1:${ports[1]}`],
  ].reduce((text, [from = '', to = '']) => {
    if (!text.includes(from)) throw new Error(`deploy/haproxy.cfg lacks ${from}`);
    return text.replaceAll(from, to);
  }, shipped);
  const file = join(world.folder, 'haproxy.cfg');
  await writeFile(file, own);
  const haproxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await setTimeout(50);
  return { origin, end: () => void haproxy.kill() };
}
