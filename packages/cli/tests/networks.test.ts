import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { fakeService, json } from './fake-service.ts';
import { built, matchpoint, says } from './matchpoint.ts';

/** Certificates for service.example, which sign themselves. */
const certificate = (name: string) => fileURLToPath(new URL(`certificates/${name}.pem`, import.meta.url));
const trusting = (name: string) => ({ NODE_EXTRA_CA_CERTS: certificate(name) });

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}

/** A service without agencies by https. */
const secureService = (name = 'service') =>
  portOf(
    createTlsServer(
      { key: readFileSync(certificate('key')), cert: readFileSync(certificate(name)) },
      (_, response) => json(response, 200, []),
    ),
  );

/** A proxy that leads every host to `port` of this machine, and lists what it was asked for. */
async function openProxy(port: number, refusal?: number) {
  const asked: string[] = [];
  const note = ({ method, url, headers }: IncomingMessage) =>
    asked.push([method, url, headers['proxy-authorization']].filter(Boolean).join(' '));
  const server = createServer((asking, response) => {
    note(asking);
    if (refusal !== undefined) return void response.writeHead(refusal).end();
    const { pathname, search } = new URL(asking.url ?? '');
    const onward = request({ port, path: pathname + search, headers: asking.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    asking.pipe(onward);
  }).on('connect', (asking, socket) => {
    note(asking);
    if (refusal !== undefined) return void socket.end(`HTTP/1.1 ${refusal} No\r\n\r\n`);
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [socket, onward]) end.on('error', () => {});
  });
  return { host: `127.0.0.1:${await portOf(server)}`, asked };
}

const list = (url: string) => ['agencies', 'list', '--format', 'json', '--api-url', url];
const none = { code: 0, stdout: '[]\n', stderr: '' };
const unreachable = (message: string, suggestion: string) => ({
  error: { code: 'unreachable', message, suggestion },
});
const organization =
  'If your organization issues certificates itself, name the file of its root certificate (PEM) in NODE_EXTRA_CA_CERTS.';
const path = '/api/agencies/?limit=1000';

test.each(['HTTP_PROXY', 'http_proxy'])('plain http goes through %s', async (name) => {
  const { url, calls } = await fakeService((_, response) => json(response, 200, []));
  const { host, asked } = await openProxy(Number(new URL(url).port));
  expect(await matchpoint(list('http://service.example'), { [name]: host })).toEqual(none);
  expect([asked, calls]).toEqual([[`GET http://service.example${path}`], [path]]);
});

test('https goes through HTTPS_PROXY in a tunnel, with its name and password', async () => {
  const { host, asked } = await openProxy(await secureService());
  const env = { HTTPS_PROXY: `http://name:secret@${host}`, ...trusting('service') };
  expect(await built(list('https://service.example'), env)).toEqual(none);
  expect(asked).toEqual([`CONNECT service.example:443 Basic ${btoa('name:secret')}`]);
});

test('so do the calls of a sign-in', async () => {
  const { host, asked } = await openProxy(await secureService());
  const project = ['--firebase-project', 'real', '--firebase-api-key', 'key'];
  const login = ['login', '--email', 'ada@example.com', '--password-stdin', '--format', 'json', ...project];
  const { code, stderr } = await matchpoint(login, { https_proxy: host }, { input: 'password\n' });
  expect([code, JSON.parse(stderr)]).toEqual([
    1,
    unreachable(
      'The certificate of the sign-in service is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT).',
      organization,
    ),
  ]);
  expect(asked).toEqual(['CONNECT identitytoolkit.googleapis.com:443']);
});

test('a provider that is broken refuses no sign-in', async () => {
  const { url } = await fakeService((_, response) => json(response, 503, { error: { message: 'BACKEND' } }));
  const login = ['login', '--email', 'ada@example.com', '--password-stdin', '--firebase-emulator', url];
  expect(await matchpoint(login, {}, { input: 'password\n' })).toEqual(
    says(1, 'error: The sign-in service cannot be reached. Try again.\n'),
  );
});

test('this machine and the hosts of NO_PROXY are called directly', async () => {
  const { url } = await fakeService((_, response) => json(response, 200, []));
  const { host, asked } = await openProxy(0);
  const env = { HTTP_PROXY: host, NO_PROXY: 'elsewhere.example, .invalid' };
  expect(await matchpoint(list(url), env)).toEqual(none);
  expect(await matchpoint(list('http://service.invalid'), env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('(ENOTFOUND)'),
  });
  expect(asked).toEqual([]);
});

test.each([
  ['service', null, 'is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)', organization],
  ['service', 'service', 'is for another host name', 'Check the address.'],
  [
    'expired',
    'expired',
    'has expired',
    'Its operator has to renew it, if the date of this machine is right.',
  ],
])('of a certificate (%s, trusting %s) is said that it %s', async (own, trusted, fault, suggestion) => {
  const url = `https://127.0.0.1:${await secureService(own)}`;
  const { code, stderr } = await built(list(url), trusted === null ? {} : trusting(trusted));
  expect([code, JSON.parse(stderr)]).toEqual([
    1,
    unreachable(`The certificate of the service at ${url} ${fault}.`, suggestion),
  ]);
});

test('https where http is spoken, and the reverse, are said', async () => {
  const { url } = await fakeService((_, response) => json(response, 200, []));
  const [wrongly, secure] = [url.replace('http', 'https'), `127.0.0.1:${await secureService()}`];
  const said = async (at: string) => JSON.parse((await matchpoint(list(at))).stderr);
  expect([await said(wrongly), await said(`http://${secure}`)]).toEqual([
    unreachable(
      `The connection to the service at ${wrongly} cannot be encrypted: it does not answer by https.`,
      `If it answers by plain http: --api-url ${url}`,
    ),
    unreachable(
      `The connection to the service at http://${secure} was closed without an answer.`,
      `If it answers by https: --api-url https://${secure}`,
    ),
  ]);
  const nginx = await fakeService((_, response) => response.writeHead(400).end('<html>'));
  expect(await said(nginx.url)).toMatchObject({
    error: { code: 'refused', suggestion: expect.stringContaining('If it answers by https') },
  });
});

test('a proxy that refuses, and one that is down, are said', async () => {
  const { host, asked } = await openProxy(0, 407);
  const said = async (url: string, env: Record<string, string>) =>
    JSON.parse((await matchpoint(list(url), env)).stderr);
  const [http, https] = ['http://service.example', 'https://service.example'];
  const suggestion = 'If it asks for a name and a password: HTTPS_PROXY=http://name:password@host:port';
  expect([await said(https, { HTTPS_PROXY: host }), await said(http, { HTTP_PROXY: host })]).toEqual(
    [https, http].map((url) =>
      unreachable(`The proxy refused to lead to the service at ${url}.`, suggestion),
    ),
  );
  expect(asked).toHaveLength(2);
  expect(await said(https, { HTTPS_PROXY: 'http://127.0.0.1:2' })).toEqual(
    unreachable(
      `The service at ${https} cannot be reached (ECONNREFUSED).`,
      'HTTPS_PROXY or HTTP_PROXY leads it through a proxy, unless NO_PROXY names its host.',
    ),
  );
});

test('an address that ends in /api is said to do without', async () => {
  const { url } = await fakeService((_, response) => json(response, 404, { detail: 'Not Found' }));
  const suggestion = `Leave /api out: --api-url ${url}`;
  const at = list(`${url}/api`).slice(2);
  for (const args of [list(`${url}/api/`), ['athletes', 'show', '1', ...at], ['service', 'check', ...at]])
    expect(JSON.parse((await matchpoint(args)).stderr)).toMatchObject({ error: { suggestion } });
});

test('service check names what is wrong with a certificate', async () => {
  const url = `https://127.0.0.1:${await secureService()}`;
  const { stdout } = await matchpoint(['service', 'check', '--api-url', url, '--format', 'json']);
  expect(JSON.parse(stdout)[0]).toEqual({
    call: 'GET /api/athletes/',
    result: 'wrong',
    about: 'The certificate of the service is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT).',
  });
});
