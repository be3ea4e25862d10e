// @ts-check
import { dirname, extname } from 'node:path';
import { connections, databaseSocket, fill, load, median, memory, start, stopAll } from './servers.js';

/**
 * Requests a second of the list of 100 athletes: cached, compressed and not, as 304, and from the database, beside the
 * bare framework that answers a constant of the same bytes right before it. Medians of several rounds.
 *
 * @typedef {{ name: string, url: string, headers: string[], beside: 'constant' | 'compressed constant' | 'plain service', atLeast?: string }} Case
 */
const rounds = 5;

try {
  const product = await start('../dist/main.js', [], { MATCHPOINT_CONTACT: 'help@example.com' });
  await fill();
  const list = `${product.url}/api/athletes/`;
  const brotli = 'Accept-Encoding: gzip, deflate, br';
  const uncompressed = await fetch(list, { headers: { 'Accept-Encoding': 'identity' } });
  const compressed = await fetch(list, { headers: { 'Accept-Encoding': 'br' } });
  const bytes = (await uncompressed.arrayBuffer()).byteLength;
  const compressedBytes = Number(compressed.headers.get('Content-Length'));

  const constant = await start('constant.js', [String(bytes)]);
  const compressedConstant = await start('constant.js', [String(compressedBytes)]);
  const socket = databaseSocket();
  const uncached = await start('uncached.js', [socket]);
  const named = await start('uncached.js', [socket, 'named']);
  const plainService = await start('plain.js', [dirname(socket), extname(socket).slice(1)]);

  const beside = {
    constant: `${constant.url}/`,
    'compressed constant': `${compressedConstant.url}/`,
    'plain service': `${plainService.url}/?gender=Female&q=an&limit=100`,
  };
  const tag = `If-None-Match: ${compressed.headers.get('ETag')}`;
  /** @type {Case[]} */
  const cases = [
    {
      name: 'cached, compressed',
      url: list,
      headers: [brotli],
      beside: 'compressed constant',
      atLeast: '55 %',
    },
    { name: 'cached', url: list, headers: [], beside: 'constant', atLeast: '55 %' },
    {
      name: 'not changed (304)',
      url: list,
      headers: [brotli, tag],
      beside: 'compressed constant',
      atLeast: '55 %',
    },
    {
      name: 'from the database',
      url: `${uncached.url}/api/athletes/`,
      headers: [],
      beside: 'constant',
      atLeast: '700/s',
    },
    ...[uncached, named].map(({ url }, index) => ({
      name: `a new search${index === 0 ? '' : ', named'}`,
      url: `${url}/api/athletes/?gender=Female&q=an`,
      headers: [],
      beside: /** @type {const} */ ('plain service'),
      atLeast: index === 0 ? '' : '100 %',
    })),
  ];

  /** @type {Map<string, { perSecond: number, share: number }[]>} */
  const measured = new Map(cases.map(({ name }) => [name, []]));
  /** @type {Record<string, number[]>} */
  const bare = { constant: [], 'compressed constant': [], 'plain service': [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const target of cases) {
      const { perSecond: plain } = await load({ url: beside[target.beside], headers: [] });
      const { perSecond } = await load(target);
      bare[target.beside]?.push(plain);
      measured.get(target.name)?.push({ perSecond, share: perSecond / plain });
    }
  }

  const line = (/** @type {string[]} */ ...[name = '', ...cells]) =>
    process.stdout.write(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(14)).join('')}\n`);
  process.stdout.write(
    `100 athletes, ${bytes} bytes, ${compressedBytes} compressed; ${connections} connections, medians of ${rounds}\n\n`,
  );
  line('', 'requests/s', 'of what is beside', 'to reach');
  for (const [name, rates] of Object.entries(bare))
    line(`beside: ${name}`, String(Math.round(median(rates))));
  for (const { name, atLeast = '' } of cases) {
    const results = measured.get(name) ?? [];
    const rate = median(results.map(({ perSecond }) => perSecond));
    const share = median(results.map((result) => result.share));
    line(name, String(Math.round(rate)), `${Math.round(share * 100)} %`, atLeast);
  }
  process.stdout.write(
    `\nMemory of the server after it all: ${Math.round(await memory(product.pid))} MB (to reach: under 200)\n`,
  );
} finally {
  await stopAll();
}
