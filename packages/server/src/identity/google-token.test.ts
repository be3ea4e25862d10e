import { join } from 'node:path';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { testFolder } from '../testing/fixtures.ts';
import { openAccounts } from './accounts.ts';
import { googleTokens, readServiceAccountKey } from './google-token.ts';
import { IdentityUnreachableError } from './identity-errors.ts';
import type { SendJson } from './send-json.ts';

const keys = await generateKeyPair('RS256', { extractable: true });
const tokenUri = 'https://oauth2.example.com/token';
const content = {
  type: 'service_account',
  client_email: 'server@matchpoint-live.example.com',
  private_key: await exportPKCS8(keys.privateKey),
  token_uri: tokenUri,
};
const fileWith = async (text: string) => join(await testFolder({ 'key.json': text }), 'key.json');
const keyFile = await fileWith(JSON.stringify(content));

/** Answers each request the same, and notes it. */
function answering(status: number, body: unknown) {
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  const send: SendJson = async (url, init) => {
    requests.push({ url, init });
    return { status, body };
  };
  return { requests, send };
}

test('a key is exchanged for a token by a signed assertion, once for all calls of some minutes', async () => {
  const { requests, send } = answering(200, { access_token: 'granted', expires_in: 3599 });
  const token = googleTokens(keyFile, send);
  expect(await Promise.all([token(), token()])).toEqual(['granted', 'granted']);
  expect(await token()).toBe('granted');
  const [{ url, init } = { url: '', init: {} }] = requests;
  const grant = new URLSearchParams(String(init.body));
  const { payload } = await jwtVerify(grant.get('assertion') ?? '', keys.publicKey, {
    algorithms: ['RS256'],
    audience: tokenUri,
    issuer: 'server@matchpoint-live.example.com',
  });
  const { iat = 0, exp = 0, scope } = payload;
  expect([requests.length, url, init.method, grant.get('grant_type'), exp - iat, scope]).toEqual([
    1,
    tokenUri,
    'POST',
    'urn:ietf:params:oauth:grant-type:jwt-bearer',
    3600,
    'https://www.googleapis.com/auth/identitytoolkit https://www.googleapis.com/auth/cloud-platform',
  ]);
});

test('without a key the metadata server of a machine at Google Cloud is asked', async () => {
  const { requests, send } = answering(200, { access_token: 'of the machine', expires_in: 300 });
  expect(await googleTokens(undefined, send)()).toBe('of the machine');
  expect(requests).toEqual([
    {
      url: 'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token',
      init: { headers: { 'Metadata-Flavor': 'Google' } },
    },
  ]);
});

test('calls of a real project go to Google with that token', async () => {
  const { requests, send } = answering(200, { access_token: 'granted' });
  const project = { FIREBASE_PROJECT_ID: 'matchpoint-live', GOOGLE_APPLICATION_CREDENTIALS: keyFile };
  expect(await openAccounts(project, send)?.find('ada')).toBeNull();
  expect(requests.slice(1)).toEqual([
    {
      url: 'https://identitytoolkit.googleapis.com/v1/projects/matchpoint-live/accounts:lookup',
      init: {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer granted' },
        body: '{"localId":["ada"]}',
      },
    },
  ]);
});

test('a refused grant is an outage without words of the answer, and is asked for again', async () => {
  const { requests, send } = answering(400, { error: 'invalid_grant', error_description: 'secret' });
  const token = googleTokens(keyFile, send);
  const outage = new IdentityUnreachableError('no OAuth token: HTTP 400');
  await expect(token()).rejects.toEqual(outage);
  await expect(token()).rejects.toEqual(outage);
  expect(requests).toHaveLength(2);
});

test.each<[string, string]>([
  ['no JSON', 'key'],
  ['the credentials of a person', JSON.stringify({ ...content, type: 'authorized_user' })],
  ['a key that is cut off', JSON.stringify({ ...content, private_key: content.private_key.slice(0, 200) })],
])('a file with %s is not the key of a service account', async (_, text) => {
  await expect(readServiceAccountKey(await fileWith(text))).rejects.toEqual(
    new IdentityUnreachableError('GOOGLE_APPLICATION_CREDENTIALS is not the key of a service account'),
  );
});
