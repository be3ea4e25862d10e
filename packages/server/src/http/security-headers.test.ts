import { expect, test } from 'vitest';
import { testFolder, testServer } from '../testing/fixtures.ts';
import type { TestServer } from '../testing/test-server.ts';
import { originsCalledByPages, webHeaders } from './security-headers.ts';

const webDir = await testFolder({ 'index.html': '<title>Matchpoint</title>', 'assets/a.js': '1' });
const server = await testServer({ webDir });
await server.addAthletes([{ name: 'Ada' }]);

test.each([
  '/api/athletes/',
  '/api/athletes/1',
  '/api/athletes/abc',
  '/api/athletes/?limit=0',
  '/api/nothing',
  '/healthz',
])('%s is not a page and says so', async (path) => {
  const { headers } = await server.fetch(path);
  expect({
    policy: headers.get('Content-Security-Policy'),
    type: headers.get('X-Content-Type-Options'),
    referrer: headers.get('Referrer-Policy'),
    transport: headers.get('Strict-Transport-Security'),
    content: headers.get('Content-Type'),
  }).toEqual({
    policy: "default-src 'none'; frame-ancestors 'none'",
    type: 'nosniff',
    referrer: 'no-referrer',
    transport: null,
    content: 'application/json',
  });
});

const transportOf = async ({ url }: TestServer, path: string, init: RequestInit = {}) => {
  const answer = await fetch(url + path, {
    ...init,
    headers: { ...init.headers, 'X-Forwarded-Proto': 'https' },
  });
  return answer.headers.get('Strict-Transport-Security');
};

test('browsers are held to https only where a trusted proxy or the public address says that it is', async () => {
  const options = { sharing: server, listening: true };
  const servers = await Promise.all([
    testServer(options),
    testServer({ ...options, trustedProxies: ['127.0.0.1'] }),
    testServer({ ...options, publicUrl: 'https://matchpoint.example.com' }),
    testServer({ ...options, publicUrl: 'http://matchpoint.example.com' }),
  ]);
  expect(await Promise.all(servers.map((one) => transportOf(one, '/api/athletes/')))).toEqual([
    null,
    'max-age=31536000',
    'max-age=31536000',
    null,
  ]);
});

test('behind https every answer says so, refusals too', async () => {
  const behind = await testServer({
    sharing: server,
    webDir,
    listening: true,
    trustedProxies: ['127.0.0.1'],
    corsOrigins: ['https://app.example.com'],
  });
  const calls: [string, RequestInit?][] = [
    ['/'],
    ['/nowhere'],
    ['/assets/a.js'],
    ['/assets/none.js'],
    ['/robots.txt'],
    ['/sitemap.xml'],
    ['/healthz'],
    ['/readyz'],
    ['/api/openapi.json'],
    ['/api/athletes/1'],
    ['/api/athletes/1', { method: 'HEAD' }],
    ['/api/athletes/none'],
    ['/api/athletes/?limit=0'],
    ['/api/athletes/', { method: 'PUT' }],
    ['/api/athletes/', { method: 'OPTIONS', headers: { Origin: 'https://app.example.com' } }],
    ['/api/nothing'],
    ['/api/users/me'],
  ];
  const said = await Promise.all(calls.map(([path, init]) => transportOf(behind, path, init)));
  expect(said).toEqual(calls.map(() => 'max-age=31536000'));
});

test('other sites may embed what is public, and neither pages and assets nor what is private or refused', async () => {
  const policy = async (path: string) =>
    (await server.fetch(path)).headers.get('Cross-Origin-Resource-Policy');
  const shared = ['/api/athletes/', '/api/athletes/1', '/api/openapi.json', '/robots.txt', '/sitemap.xml'];
  const own = ['/', '/athletes/1', '/assets/a.js', '/api/users/me', '/api/athletes/none', '/readyz'];
  expect([await Promise.all(shared.map(policy)), await Promise.all(own.map(policy))]).toEqual([
    shared.map(() => 'cross-origin'),
    own.map(() => 'same-origin'),
  ]);
});

test('pages may run what the app brings, and call the service and the identity provider alone', () => {
  const index = '<style>p { margin: 0 }</style><script>\n1;\n</script><script src="/a.js"></script>';
  expect(webHeaders(index, ['http://127.0.0.1:9099'])).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self' 'sha256-o/XC9OlEggfse39RlivbQFMYA0QAu6G2MgWEuPWdudM='; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-7IWhgxoOGTB5NQzjGk9OPt0FwhVeBvZGoWgF9xLLh8c='; img-src 'self' data:; font-src 'self'; manifest-src 'self'; connect-src 'self' http://127.0.0.1:9099; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; trusted-types matchpoint; require-trusted-types-for 'script'",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    }
  `);
});

test.each([
  ['', undefined, []],
  ['projectId=demo-x&emulatorUrl=http://localhost:9099', undefined, ['http://localhost:9099']],
  [
    'projectId=live&apiKey=1',
    'https://api.example.com',
    [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://api.example.com',
    ],
  ],
])('pages that sign in at "%s" with a service at %s call %o', (identity, service, origins) => {
  expect(originsCalledByPages(new URLSearchParams(identity), service)).toEqual(origins);
});
