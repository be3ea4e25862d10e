import { ApiError } from '@matchpoint/core/api/api-error';
import type { Client } from '@matchpoint/core/api/client';
import type { AthleteDistributions } from '@matchpoint/core/athletes/distribution';

/**
 * How the scores are distributed (rules.md#distributions); null from a service without this call, which refuses it
 * or answers with something else.
 * @throws {ApiError} where the service is out of reach, which does not say yet whether it has this call
 */
export async function askDistributions(
  client: Pick<Client, 'showDistributions'>,
): Promise<AthleteDistributions | null> {
  try {
    return await client.showDistributions();
  } catch (error) {
    if (error instanceof ApiError && (error.kind !== 'unreachable' || error.status === 501)) return null;
    throw error;
  }
}
