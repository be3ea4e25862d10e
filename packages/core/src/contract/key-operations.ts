import * as z from 'zod/mini';
import { agencyKey, bearerKey, createdKey, keyDraft } from '../agencies/agency-keys.ts';

/** The additions about keys of programs (rules/agencies.md#keys). */
export const keyOperations = {
  showKey: {
    method: 'GET',
    path: '/api/users/me/key',
    summary: 'The key that is the bearer, and its agency',
    bearer: true,
    byKey: true,
    answer: bearerKey,
  },
  listKeys: {
    method: 'GET',
    path: '/api/users/me/agencies/{agencyId}/keys',
    summary: "The agency's keys, newest first; for its owner",
    bearer: true,
    answer: z.array(agencyKey),
  },
  createKey: {
    method: 'POST',
    path: '/api/users/me/agencies/{agencyId}/keys',
    summary: 'Creates a key of the agency, which no later answer shows',
    bearer: true,
    conflicts: true,
    body: keyDraft,
    answer: createdKey,
  },
  endKey: {
    method: 'DELETE',
    path: '/api/users/me/agencies/{agencyId}/keys/{keyId}',
    summary: 'Ends a key: calls with it are refused from then on',
    bearer: true,
    status: 204,
    answer: z.unknown(),
  },
} as const;
