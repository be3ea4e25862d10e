import * as z from 'zod/mini';
import { agencyKey, bearerKey, createdKey, keyDraft } from '../agencies/agency-keys.ts';
import { invitation, invitationDraft, myInvitation } from '../agencies/invitations.ts';
import { member, newOwner } from '../agencies/members.ts';
import { auditEntry, pageOfAudit } from '../audit/audit-entry.ts';
import { siteText } from '../pages/site-text.ts';
import { profile } from '../profiles/profile.ts';
import { accountExport } from '../session/account-export.ts';

/**
 * The additions about people: one's account, the people of an agency and their changes, keys of programs
 * (rules/agencies.md#keys), and the operator's texts.
 * `conflicts`: 409 names the obstacle in words.
 */
export const peopleOperations = {
  removeMe: {
    method: 'DELETE',
    path: '/api/users/me',
    summary: "Removes the user's account, with the agencies that they own and the athletes of these",
    answer: z.unknown(),
  },
  exportMe: {
    method: 'GET',
    path: '/api/users/me/export',
    summary: 'Everything that is kept about the user, as one document',
    answer: accountExport,
  },
  listMyInvitations: {
    method: 'GET',
    path: '/api/users/me/invitations',
    summary: "Invitations to the user's email address, where it is verified; newest first",
    answer: z.array(myInvitation),
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/users/me/invitations/{invitationId}',
    summary: 'Makes the user an editor of the agency, which is a profile of theirs from then on',
    status: 200,
    answer: profile,
  },
  declineInvitation: {
    method: 'DELETE',
    path: '/api/users/me/invitations/{invitationId}',
    summary: 'Declines an invitation',
    answer: z.unknown(),
  },
  removeAgency: {
    method: 'DELETE',
    path: '/api/users/me/agencies/{agencyId}',
    summary: "Removes one of the user's agencies with all its athletes",
    versioned: true,
    answer: z.unknown(),
  },
  listMembers: {
    method: 'GET',
    path: '/api/users/me/agencies/{agencyId}/members',
    summary: 'The people of an agency, its owner first',
    answer: z.array(member),
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/users/me/agencies/{agencyId}/members/{memberId}',
    summary: 'Takes an editor off the agency; editors may remove themselves',
    conflicts: true,
    answer: z.unknown(),
  },
  handOver: {
    method: 'PUT',
    path: '/api/users/me/agencies/{agencyId}/owner',
    summary: 'Makes an editor the owner of the agency, and its owner an editor',
    conflicts: true,
    body: newOwner,
    answer: z.array(member),
  },
  listInvitations: {
    method: 'GET',
    path: '/api/users/me/agencies/{agencyId}/invitations',
    summary: "The agency's invitations that can be accepted, newest first",
    answer: z.array(invitation),
  },
  invite: {
    method: 'POST',
    path: '/api/users/me/agencies/{agencyId}/invitations',
    summary: 'Invites an email address to become an editor; inviting it again starts the time anew',
    conflicts: true,
    body: invitationDraft,
    answer: invitation,
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/users/me/agencies/{agencyId}/invitations/{invitationId}',
    summary: 'Withdraws an invitation',
    answer: z.unknown(),
  },
  listChanges: {
    method: 'GET',
    path: '/api/users/me/agencies/{agencyId}/changes',
    summary: 'Who changed what of an agency and its athletes: up to 100, newest first',
    query: pageOfAudit,
    answer: z.array(auditEntry),
  },
  showText: {
    method: 'GET',
    path: '/api/texts/{name}',
    summary: 'A text of the operator in Markdown: terms or privacy',
    answer: siteText,
  },
  showKey: {
    method: 'GET',
    path: '/api/users/me/key',
    summary: 'The key that is the bearer, and its agency',
    byKey: true,
    answer: bearerKey,
  },
  listKeys: {
    method: 'GET',
    path: '/api/users/me/agencies/{agencyId}/keys',
    summary: "The agency's keys, newest first; for its owner",
    answer: z.array(agencyKey),
  },
  createKey: {
    method: 'POST',
    path: '/api/users/me/agencies/{agencyId}/keys',
    summary: 'Creates a key of the agency, which no later answer shows',
    conflicts: true,
    body: keyDraft,
    answer: createdKey,
  },
  endKey: {
    method: 'DELETE',
    path: '/api/users/me/agencies/{agencyId}/keys/{keyId}',
    summary: 'Ends a key: calls with it are refused from then on',
    answer: z.unknown(),
  },
} as const;
