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

/** Whether a text can be a key: the last of its 43 characters has only four bits of the 256. */
export function hasKeyForm(text: string): boolean {
  return /^mp_[\w-]{42}[AEIMQUYcgkosw048]$/.test(text);
}

/** Whether a bearer token is a key, and no ID token. */
export function isKeyText(token: string): boolean {
  return token.startsWith(keyPrefix);
}
