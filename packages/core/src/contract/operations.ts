import * as z from 'zod/mini';
import { agency } from '../agencies/agency.ts';
import { agencyDraft, agencyEdit } from '../agencies/agency-draft.ts';
import { athlete, listedAthlete } from '../athletes/fields/athlete.ts';
import {
  athleteBatch,
  athleteChanges,
  batchResult,
  changeResult,
  ownAthlete,
} from '../athletes/fields/athlete-batch.ts';
import { athleteDraft, athleteEdit } from '../athletes/fields/athlete-draft.ts';
import { athleteDistributions, distributionGroup } from '../athletes/lists/distribution.ts';
import { pageOfOwn } from '../fields/query.ts';
import { profile } from '../profiles/profile.ts';
import { activeProfile, credentials, currentUser } from '../session/session.ts';
import { consentOperations } from './consent-operations.ts';
import { peopleOperations } from './people-operations.ts';
import { publicOperations } from './public-operations.ts';

/**
 * The eleven calls and the additions (rules/service.md#additions), for client, server and OpenAPI document. Paths are answered
 * with and without their trailing slash; `{name}` stands for one encoded segment. `status` is the one of success, where it is not
 * the usual one of the method. `creates` takes `Idempotency-Key`;
 * `versioned` answers with an ETag, which a change may name in `If-Match`. `byKey`: a program may call it with an agency's key
 * (rules/agencies.md#keys).
 */
export const operations = {
  ...publicOperations,
  showDistributions: {
    method: 'GET',
    path: '/api/athlete-distributions',
    summary:
      'How the scores of all listed athletes, or of those that the query names, are distributed, counted in bins of equal width',
    query: distributionGroup,
    answer: athleteDistributions,
  },
  signUp: {
    method: 'POST',
    path: '/api/users/',
    summary: 'Creates an account at the identity provider',
    body: credentials,
    answer: z.unknown(),
  },
  showMe: {
    method: 'GET',
    path: '/api/users/me',
    summary: 'The user whose ID token is the bearer',
    answer: currentUser,
  },
  listProfiles: {
    method: 'GET',
    path: '/api/users/me/profiles',
    summary: "The user's profiles",
    answer: z.array(profile),
  },
  switchProfile: {
    method: 'PUT',
    path: '/api/users/me/active_profile',
    summary: "Makes one of the user's profiles the active one",
    body: activeProfile,
    answer: currentUser,
  },
  createAgency: {
    method: 'POST',
    path: '/api/users/me/agencies',
    summary: 'Creates an agency of the user, which is a profile of theirs from then on',
    creates: true,
    body: agencyDraft,
    answer: agency,
  },
  showMyAgency: {
    method: 'GET',
    path: '/api/users/me/agencies/{agencyId}',
    summary: "One of the user's agencies",
    byKey: true,
    versioned: true,
    answer: agency,
  },
  editAgency: {
    method: 'PATCH',
    path: '/api/users/me/agencies/{agencyId}',
    summary: "Changes fields of one of the user's agencies",
    versioned: true,
    body: agencyEdit,
    answer: agency,
  },
  listMyAthletes: {
    method: 'GET',
    path: '/api/users/me/agencies/{agencyId}/athletes',
    summary: "All athletes of one of the user's agencies, newest first",
    byKey: true,
    answer: z.array(listedAthlete),
  },
  createAthlete: {
    method: 'POST',
    path: '/api/users/me/agencies/{agencyId}/athletes',
    summary: "Adds an athlete to one of the user's agencies",
    byKey: true,
    creates: true,
    body: athleteDraft,
    answer: athlete,
  },
  createAthletes: {
    method: 'POST',
    path: '/api/users/me/agencies/{agencyId}/athletes/batch',
    summary: 'Adds up to 1,000 athletes, as many as are valid; one result a row, in the order of the rows',
    byKey: true,
    status: 200,
    body: athleteBatch,
    answer: z.array(batchResult),
  },
  listMyAthletesInFull: {
    method: 'GET',
    path: '/api/users/me/agencies/{agencyId}/athletes/batch',
    summary:
      "A page of the athletes of one of the user's agencies, oldest first, each with its version; empty after the last one",
    byKey: true,
    query: pageOfOwn,
    answer: z.array(ownAthlete),
  },
  changeAthletes: {
    method: 'PATCH',
    path: '/api/users/me/agencies/{agencyId}/athletes/batch',
    summary:
      'Changes or removes up to 1,000 athletes, each in one version; one result a change, in their order',
    byKey: true,
    body: athleteChanges,
    answer: z.array(changeResult),
  },
  showMyAthlete: {
    method: 'GET',
    path: '/api/users/me/agencies/{agencyId}/athletes/{athleteId}',
    summary: 'One athlete of an agency of the user',
    byKey: true,
    versioned: true,
    answer: athlete,
  },
  editAthlete: {
    method: 'PATCH',
    path: '/api/users/me/agencies/{agencyId}/athletes/{athleteId}',
    summary: 'Changes fields of an athlete of an agency of the user',
    byKey: true,
    versioned: true,
    body: athleteEdit,
    answer: athlete,
  },
  removeAthlete: {
    method: 'DELETE',
    path: '/api/users/me/agencies/{agencyId}/athletes/{athleteId}',
    summary: 'Removes an athlete of an agency of the user',
    byKey: true,
    versioned: true,
    answer: z.unknown(),
  },
  ...peopleOperations,
  ...consentOperations,
} as const;

/** Whether the call is about the caller, whose token or key is its bearer. */
export function needsBearer({ path }: { readonly path: string }): boolean {
  return path.startsWith('/api/users/me');
}
