import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { atMost, count, fact, never } from './finding.ts';
import { prove } from './world.ts';

const clients = 3000;
/** Seconds until the last of them must be closed. */
const most = 30;

const head =
  'POST /api/users/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
/** What is sent at once, and what follows byte by byte. */
const kinds = [
  { name: 'nothing at all', begin: '', trickle: '' },
  { name: 'half a header', begin: 'GET /api/athletes/ HTTP/1.1\r\nHost: x\r\nX-Half: ', trickle: '' },
  {
    name: 'a header byte by byte',
    begin: 'GET /api/athletes/ HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    trickle: 'x',
  },
  { name: 'half a body', begin: `${head}{"email":`, trickle: '' },
  { name: 'a body byte by byte', begin: `${head}{"email":"`, trickle: 'x' },
];

/** Clients that never finish what they begin, while others are served. */
prove('slow-clients', 3, async ({ serve, say }) => {
  const server = serve();
  const url = await server.ready;
  const begun = performance.now();
  const open: Promise<number>[] = [];
  while (open.length < clients) {
    open.push(slowClient(url, kinds[open.length % kinds.length]));
    // The system drops connections that come faster than the server accepts them.
    if (open.length % 50 === 0) await setTimeout(50);
  }
  const ended = Promise.all(open);
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  const others = { answered: 0, failed: 0, slowest: 0 };
  while (!isOver) {
    const asked = performance.now();
    const body = await fetch(`${url}/api/agencies/`).then(
      (answer) => (answer.status === 200 ? answer.text() : null),
      () => null,
    );
    others.slowest = Math.max(others.slowest, (performance.now() - asked) / 1000);
    others.answered += 1;
    others.failed += body === null ? 1 : 0;
    await setTimeout(50);
    if (performance.now() - begun > most * 4000) throw new Error('Some are still connected.');
  }
  const slowest = Math.max(...(await ended)) / 1000;
  const rss =
    Number(
      /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => ''))?.[1] ??
        Number.NaN,
    ) / 1024;
  say(`The last of ${clients} was closed after ${slowest} s`);
  return [
    fact('Slow and half-open clients at once', count(clients)),
    atMost('The last of them is closed', slowest, most, 's'),
    fact('Others meanwhile', `${count(others.answered)} reads, the slowest ${others.slowest.toFixed(2)} s`),
    never('Others that got no answer', others.failed),
    fact('Memory of the server after it', `${rss.toFixed(0)} MB`),
  ];
});

/** Settles with the milliseconds after which the server closed it. */
function slowClient(url: string, kind: (typeof kinds)[number] | undefined): Promise<number> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(kind?.begin ?? '');
  const timer = setInterval(() => socket.writable && kind?.trickle && socket.write(kind.trickle), 1000);
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve(performance.now() - begun);
    });
  });
}
