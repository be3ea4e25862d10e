import { ApiError } from '@matchpoint/core/api/api-error';
import type { Client } from '@matchpoint/core/api/client';
import type { AthleteDistributions } from '@matchpoint/core/athletes/distribution';

/**
 * How the scores are distributed, by X7; null from a service without it, which refuses the call or answers it with
 * something else.
 * @throws {ApiError} where the service is out of reach, which says nothing about X7 yet
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
