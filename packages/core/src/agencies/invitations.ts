import * as z from 'zod/mini';
import { credentials } from '../session/session.ts';
import { wireId, wireInstant, wireText } from '../wire/values.ts';

/** Days for which an invitation can be accepted (rules/agencies.md#invitations). */
export const invitationDays = 14;

/** Open invitations that one agency may have. */
export const mostInvitations = 50;

/** An invitation to become an editor, as the agency's owner sees it. */
export const invitation = z.object({
  id: wireId,
  email: z.string(),
  invited_at: wireInstant,
  expires_at: wireInstant,
});
export type Invitation = z.output<typeof invitation>;

export const invitationDraft = z.object({ email: credentials.shape.email });

/** The same, as the invited person sees it; `invited_by` is null after that account was removed. */
export const myInvitation = z.object({
  id: wireId,
  agency_id: wireId,
  agency_name: z.string(),
  invited_by: wireText,
  expires_at: wireInstant,
});
export type MyInvitation = z.output<typeof myInvitation>;
