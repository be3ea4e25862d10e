import type { Capability } from '@matchpoint/core/contract/capabilities';
import { isUnsupported } from '@matchpoint/core/wire/api-error';
import useSWR from 'swr';
import { useSession } from './use-session.ts';

/**
 * What only some services have; `lacks` once this one is known to be without it, `isSettled` once there was any answer.
 * @param key swr's; null: nothing is read yet
 */
export function useAddition<T>(
  capability: Capability,
  key: readonly string[] | null,
  read: () => Promise<T>,
) {
  const { client } = useSession();
  const isKnownToLack = client.capabilities.can(capability) === false;
  const { data, error, mutate } = useSWR(isKnownToLack ? null : key, read);
  const lacks = isKnownToLack || isUnsupported(error);
  const isSettled = lacks || data !== undefined || error !== undefined;
  return { data, lacks, isSettled, reload: () => void mutate() };
}
