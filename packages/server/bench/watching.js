// @ts-check
import { basename, dirname } from 'node:path';
import {
  connections,
  databaseSocket,
  fill,
  load,
  median,
  memory,
  processorSeconds,
  start,
  stopAll,
} from './servers.js';

/**
 * What metrics and the access log cost: requests a second, and processor time a request, of the cached list of 100
 * athletes, of a server without them, with metrics, and with both, one after the other in each round. And the memory of
 * a server that has just started.
 */
const rounds = 15;

try {
  // Holds the database; the servers that are measured are alike.
  await start('../dist/main.js');
  await fill();
  const socket = databaseSocket();
  const port = basename(socket).split('.').at(-1);
  const DatabaseUrl = `postgres://matchpoint@localhost:${port}/matchpoint?host=${encodeURIComponent(dirname(socket))}`;
  const metrics = { MATCHPOINT_METRICS_PORT: '0' };
  const servers = [
    { name: 'without', ...(await start('../dist/main.js', [], { DATABASE_URL: DatabaseUrl })) },
    { name: 'metrics', ...(await start('../dist/main.js', [], { DATABASE_URL: DatabaseUrl, ...metrics })) },
    {
      name: 'metrics and access log',
      ...(await start('../dist/main.js', [], {
        DATABASE_URL: DatabaseUrl,
        ...metrics,
        MATCHPOINT_ACCESS_LOG: 'on',
      })),
    },
  ];
  const idle = await Promise.all(servers.map(({ pid }) => memory(pid)));

  /** @type {{ perSecond: number, microseconds: number }[][]} */
  const measured = servers.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { pid, url }] of servers.entries()) {
      const before = await processorSeconds(pid);
      const { perSecond, answers } = await load({
        url: `${url}/api/athletes/`,
        headers: ['Accept-Encoding: br'],
      });
      const microseconds = (((await processorSeconds(pid)) - before) / answers) * 1_000_000;
      measured[index]?.push({ perSecond, microseconds });
    }
  }

  const line = (/** @type {string[]} */ ...[name = '', ...cells]) =>
    process.stdout.write(`${name.padEnd(26)}${cells.map((cell) => cell.padStart(15)).join('')}\n`);
  process.stdout.write(`${connections} connections, medians of ${rounds} rounds\n\n`);
  line('', 'requests/s', 'of without', 'µs a request', 'of without', 'MB idle', 'MB after');
  const percent = (/** @type {number[]} */ shares) => `${(median(shares) * 100).toFixed(1)} %`;
  for (const [index, { name, pid }] of servers.entries()) {
    const own = measured[index] ?? [];
    const shareOf = (/** @type {'perSecond' | 'microseconds'} */ key) =>
      percent(own.map((result, round) => result[key] / (measured[0]?.[round]?.[key] ?? Number.NaN)));
    line(
      name,
      String(Math.round(median(own.map(({ perSecond }) => perSecond)))),
      shareOf('perSecond'),
      String(Math.round(median(own.map(({ microseconds }) => microseconds)))),
      shareOf('microseconds'),
      String(Math.round(idle[index] ?? Number.NaN)),
      String(Math.round(await memory(pid))),
    );
  }
} finally {
  await stopAll();
}
