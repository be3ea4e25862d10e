import { hash, randomBytes } from 'node:crypto';
import { keyPrefix } from '@matchpoint/core/agencies/agency-keys';

/** A new key: 256 random bits behind the prefix. */
export function newKeyText(): string {
  return keyPrefix + randomBytes(32).toString('base64url');
}

/** What is stored of a key. It needs no salt, because nobody can guess 256 bits. */
export function keyDigest(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** Whether a bearer token is a key, and no ID token. */
export function isKeyText(token: string): boolean {
  return token.startsWith(keyPrefix);
}
