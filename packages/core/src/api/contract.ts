import * as z from 'zod/mini';
import { agency } from '../agencies/agency.ts';
import { agencyFilter } from '../agencies/agency-filter.ts';
import { athlete } from '../athletes/athlete.ts';
import { athleteFilter } from '../athletes/athlete-filter.ts';
import { athleteDistributions } from '../athletes/distribution.ts';
import { profile } from '../profiles/profile.ts';
import { activeProfile, credentials, currentUser } from '../session/session.ts';
import { paging } from './query.ts';

export const athleteQuery = z.extend(athleteFilter, paging.shape);
export type AthleteQuery = z.input<typeof athleteQuery>;

export const agencyQuery = z.extend(agencyFilter, paging.shape);
export type AgencyQuery = z.input<typeof agencyQuery>;

/**
 * The calls of specification section 7: client, server and OpenAPI document read them here. Paths are answered
 * with and without their trailing slash; `{name}` stands for one encoded segment.
 */
export const operations = {
  listAthletes: {
    method: 'GET',
    path: '/api/athletes/',
    summary: 'All athletes, newest first; narrowed, ordered and paged by the query (X1)',
    query: athleteQuery,
    answer: z.array(athlete),
  },
  listAgencies: {
    method: 'GET',
    path: '/api/agencies/',
    summary: 'All agencies, newest first; narrowed, ordered and paged by the query (X1)',
    query: agencyQuery,
    answer: z.array(agency),
  },
  showAthlete: {
    method: 'GET',
    path: '/api/athletes/{athleteId}',
    summary: 'One athlete',
    answer: athlete,
  },
  showDistributions: {
    method: 'GET',
    path: '/api/athlete-distributions',
    summary: 'How the scores of all listed athletes are distributed, counted in bins of equal width (X7)',
    answer: athleteDistributions,
  },
  showAgency: {
    method: 'GET',
    path: '/api/agencies/{agencyId}',
    summary: 'One agency',
    answer: agency,
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
    bearer: true,
    answer: currentUser,
  },
  listProfiles: {
    method: 'GET',
    path: '/api/users/me/profiles',
    summary: "The user's profiles",
    bearer: true,
    answer: z.array(profile),
  },
  switchProfile: {
    method: 'PUT',
    path: '/api/users/me/active_profile',
    summary: "Makes one of the user's profiles the active one (X2)",
    bearer: true,
    body: activeProfile,
    answer: currentUser,
  },
} as const;
