import * as z from 'zod/mini';

const rows = z.array(z.unknown());

/** Everything that the service keeps about the caller (rules/account.md#account-export). */
export const accountExport = z.object({
  exported_at: z.string(),
  user: z.unknown(),
  agencies: rows,
  athletes: rows,
  memberships: rows,
  invitations_received: rows,
  invitations_sent: rows,
  changes: rows,
  /** Missing where the service has no keys. */
  keys: z.optional(rows),
  /** Missing where the service knows nothing of consent. */
  family_answers: z.optional(rows),
});
