import { shownDate } from '../display/display.ts';

interface InvitationTextOptions {
  readonly agencyName: string;
  readonly email: string;
  /** ISO 8601; null where the service does not say. */
  readonly expiresAt: string | null;
  /** The origin of the web app. */
  readonly origin: string;
}

/** What an owner sends to the person that they invited (rules/agencies.md#invitations); the lines end with `\n`. */
export function invitationText({ agencyName, email, expiresAt, origin }: InvitationTextOptions) {
  const until = expiresAt === null ? '' : ` The invitation ends on ${shownDate(expiresAt)}.`;
  return {
    subject: `Join ${agencyName} on Matchpoint`,
    body: `You are invited to edit ${agencyName} on Matchpoint.${until}

1. Open ${origin}/account and sign in, or sign up, with ${email}.
2. If your email is not verified yet, choose "Send the email" there and open its link.
3. The invitation is on that page then: choose Accept.
`,
  };
}
