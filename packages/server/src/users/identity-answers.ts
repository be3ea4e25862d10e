import type { Peer } from '../http/client-address.ts';
import { problem } from '../http/problem.ts';
import type { IdentityUnreachableError } from '../identity/identity-errors.ts';
import type { Log } from '../log.ts';

/** Final: trying again changes nothing. */
export function noIdentity(): Response {
  return problem(501, 'This service has no accounts: FIREBASE_PROJECT_ID is not set.');
}

export function unreachable({ reason }: IdentityUnreachableError, peer: Peer, log: Log): Response {
  peer.refusal = 'identity_unavailable';
  log.warn({ request: peer.requestId, reason }, 'the identity provider is out of reach');
  return problem(503, 'The identity provider is out of reach at the moment.', { 'Retry-After': '2' });
}
