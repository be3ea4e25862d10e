import {
  type AthleteDistributions,
  type DistributionGroup,
  isNarrowed,
} from '@matchpoint/core/athletes/lists/distribution';
import type { Client } from '@matchpoint/core/client/client';
import { ApiError, hasStatus } from '@matchpoint/core/wire/api-error';

/**
 * The distributions of the scores of a group (rules/service.md#distributions), or of all listed athletes where the service does
 * not narrow them: the answer's `group` says which. Null from a service without this call.
 * @throws {ApiError} when the service is unreachable, which leaves open whether it has this call
 */
export async function fetchDistributions(
  client: Pick<Client, 'showDistributions'>,
  group: DistributionGroup = {},
): Promise<AthleteDistributions | null> {
  try {
    return await client.showDistributions(group);
  } catch (error) {
    if (isNarrowed(group) && hasStatus(error, 400, 422)) return fetchDistributions(client);
    if (error instanceof ApiError && error.kind !== 'unreachable') return null;
    throw error;
  }
}
