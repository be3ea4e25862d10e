import * as z from 'zod/mini';
import { agency } from '../agencies/agency.ts';
import { agencyFilter } from '../agencies/agency-filter.ts';
import { athlete } from '../athletes/fields/athlete.ts';
import { athleteFilter } from '../athletes/lists/athlete-filter.ts';
import { paging } from '../fields/query.ts';

export const athleteQuery = z.extend(athleteFilter, paging.shape);
export type AthleteQuery = z.input<typeof athleteQuery>;

export const agencyQuery = z.extend(agencyFilter, paging.shape);
export type AgencyQuery = z.input<typeof agencyQuery>;

/** The part of the contract that the first page of a visit needs: the other calls load after it. */
export const publicOperations = {
  listAthletes: {
    method: 'GET',
    path: '/api/athletes/',
    summary: 'All athletes, newest first; narrowed, ordered and paged by the query',
    query: athleteQuery,
    answer: z.array(athlete),
  },
  listAgencies: {
    method: 'GET',
    path: '/api/agencies/',
    summary: 'All agencies, newest first; narrowed, ordered and paged by the query',
    query: agencyQuery,
    answer: z.array(agency),
  },
  showAthlete: {
    method: 'GET',
    path: '/api/athletes/{athleteId}',
    summary: 'One athlete',
    answer: athlete,
  },
  showAgency: {
    method: 'GET',
    path: '/api/agencies/{agencyId}',
    summary: 'One agency',
    answer: agency,
  },
} as const;
