import type { AthleteDistributions } from '@matchpoint/core/athletes/distribution';
import type { Client } from '@matchpoint/core/service/client';
import { ApiError } from '@matchpoint/core/wire/api-error';

/**
 * The distributions of the scores (rules.md#distributions); null from a service without this call, which refuses it
 * or answers something else.
 * @throws {ApiError} when the service is unreachable, which leaves open whether it has this call
 */
export async function fetchDistributions(
  client: Pick<Client, 'showDistributions'>,
): Promise<AthleteDistributions | null> {
  try {
    return await client.showDistributions();
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'unreachable') return null;
    throw error;
  }
}
