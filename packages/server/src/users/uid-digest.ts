import { hash } from 'node:crypto';

/** Recognises an account that was removed, without keeping its id. */
export function uidDigest(uid: string): string {
  return hash('sha256', uid, 'base64url');
}
