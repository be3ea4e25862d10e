/** Why a request was turned away or failed, where an operator may want to know: in the metrics and the access log. */
export const refusals = [
  'reads_limit',
  'sign_ups_limit',
  'bad_tokens_limit',
  'quota',
  'overload',
  'database_unavailable',
  'identity_unavailable',
  'token_missing',
  'token_invalid',
  'token_expired',
  'token_revoked',
  'too_slow',
  'too_large',
  'header_too_large',
  'unreadable',
  'failed',
] as const;

export type Refusal = (typeof refusals)[number];

/** Statuses that have one reason. */
const byStatus = new Map<number, Refusal>([
  [408, 'too_slow'],
  [413, 'too_large'],
  [431, 'header_too_large'],
  [500, 'failed'],
]);

export function refusalOf(status: number): Refusal | null {
  return byStatus.get(status) ?? null;
}
