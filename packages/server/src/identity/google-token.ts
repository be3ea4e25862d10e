import { readFile } from 'node:fs/promises';
import { type CryptoKey, importPKCS8, SignJWT } from 'jose';
import * as z from 'zod';
import { memoizeAsync } from '../memoize-async.ts';
import { IdentityUnreachableError } from './identity-errors.ts';
import type { SendJson } from './send-json.ts';

/** The key file of a service account, as Google Cloud writes it. */
const keyFileContent = z.object({
  type: z.literal('service_account'),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url(),
});

interface ServiceAccountKey {
  readonly email: string;
  readonly privateKey: CryptoKey;
  readonly tokenUri: string;
}

/** @throws {IdentityUnreachableError} when the file cannot be read or holds other credentials */
export async function readServiceAccountKey(file: string): Promise<ServiceAccountKey> {
  try {
    const content = keyFileContent.parse(JSON.parse(await readFile(file, 'utf8')));
    const privateKey = await importPKCS8(content.private_key, 'RS256');
    return { email: content.client_email, privateKey, tokenUri: content.token_uri };
  } catch {
    throw new IdentityUnreachableError('GOOGLE_APPLICATION_CREDENTIALS is not the key of a service account');
  }
}

const metadataServer =
  'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token';

/** What a service account may do is limited by its role, not by these. */
const scope =
  'https://www.googleapis.com/auth/identitytoolkit https://www.googleapis.com/auth/cloud-platform';

/** Milliseconds. A token lasts an hour; the metadata server gives out its own until five minutes before their end. */
const tokenKept = 4 * 60_000;

const granted = z.object({ access_token: z.string() });

/**
 * OAuth tokens of the service account whose key file is given. Without a file, of the one that a machine at Google Cloud
 * runs as, from its metadata server.
 */
export function googleTokens(keyFile: string | undefined, send: SendJson): () => Promise<string> {
  async function fetchToken(): Promise<string> {
    const { status, body } =
      keyFile === undefined
        ? await send(metadataServer, { headers: { 'Metadata-Flavor': 'Google' } })
        : await exchangeKey(await readServiceAccountKey(keyFile), send);
    const { data } = granted.safeParse(body);
    if (data === undefined) throw new IdentityUnreachableError(`no OAuth token: HTTP ${status}`);
    return data.access_token;
  }
  return memoizeAsync(fetchToken, { ttl: tokenKept });
}

/** Exchanges a signed assertion for a token (RFC 7523). */
async function exchangeKey({ email, privateKey, tokenUri }: ServiceAccountKey, send: SendJson) {
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience(tokenUri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
  const grant = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
  return send(tokenUri, { method: 'POST', body: grant });
}
