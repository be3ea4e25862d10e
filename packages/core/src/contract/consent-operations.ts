import * as z from 'zod/mini';
import { createdLink, familyAnswer, familyLink, familyPage, linksWanted } from '../consent/family-page.ts';

/** The calls of a service that asks families (rules/service.md#family-links). A link's text is in bodies alone, never in an address. */
export const consentOperations = {
  showFamilyPage: {
    method: 'POST',
    path: '/api/consent',
    status: 200,
    summary: "What a family's link shows: the athlete as everybody would see it, the agency, and the answer",
    body: familyLink,
    answer: familyPage,
  },
  answerAsFamily: {
    method: 'PUT',
    path: '/api/consent',
    summary: 'Agrees, refuses, or takes a yes back, for the athlete of the link',
    conflicts: true,
    body: familyAnswer,
    answer: familyPage,
  },
  createFamilyLinks: {
    method: 'POST',
    path: '/api/users/me/agencies/{agencyId}/family-links',
    summary: 'Makes a link for the family of each of up to 1,000 athletes, which no later answer shows',
    byKey: true,
    body: linksWanted,
    answer: z.array(createdLink),
  },
  endFamilyLinks: {
    method: 'DELETE',
    path: '/api/users/me/agencies/{agencyId}/family-links',
    summary: 'Ends all links of the agency that were never answered',
    answer: z.unknown(),
  },
} as const;
