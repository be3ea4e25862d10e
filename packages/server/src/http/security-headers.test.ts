import { expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { testServer } from '../testing/fixtures.ts';
import type { TestServer } from '../testing/test-server.ts';
import { originsCalledByPages, webHeaders } from './security-headers.ts';

const server = await testServer();
await server.addAthletes([{ name: 'Ada' }]);

test.each([
  '/api/athletes/',
  '/api/athletes/1',
  '/api/athletes/abc',
  '/api/athletes/?limit=0',
  '/api/nothing',
  '/healthz',
])('%s is no page and says so', async (path) => {
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

test('browsers are held to https only where a trusted proxy says that it is', async () => {
  const options = { sharing: server, listening: true };
  const direct = await testServer(options);
  const behind = await testServer({ ...options, trustedProxies: ['127.0.0.1'] });
  const transport = async ({ url }: TestServer) => {
    const answer = await fetch(`${url}/api/athletes/`, { headers: { 'X-Forwarded-Proto': 'https' } });
    return answer.headers.get('Strict-Transport-Security');
  };
  expect([await transport(behind), await transport(direct)]).toEqual(['max-age=31536000', null]);
});

test('pages may run what the app brings, and call the service and the identity provider alone', () => {
  const index = '<style>p { margin: 0 }</style><script>\n1;\n</script><script src="/a.js"></script>';
  expect(webHeaders(index, ['http://127.0.0.1:9099'])).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self' 'sha256-o/XC9OlEggfse39RlivbQFMYA0QAu6G2MgWEuPWdudM='; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-7IWhgxoOGTB5NQzjGk9OPt0FwhVeBvZGoWgF9xLLh8c='; img-src 'self' data:; font-src 'self'; manifest-src 'self'; connect-src 'self' http://127.0.0.1:9099; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    }
  `);
});

test.each([
  [{}, []],
  [
    { FIREBASE_PROJECT_ID: 'demo-x', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
    ['http://localhost:9099'],
  ],
  [
    { FIREBASE_PROJECT_ID: 'real-project' },
    ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  ],
  [{ VITE_API_BASE_URL: 'https://api.example.com/v1/' }, ['https://api.example.com']],
])('with %o pages call %o', (variables, origins) => {
  expect(originsCalledByPages(readEnvironment(variables))).toEqual(origins);
});
