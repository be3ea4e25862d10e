import type { SiteText, SiteTextName } from '@matchpoint/core/pages/site-text';
import useSWR from 'swr/immutable';
import { useRecovery } from '../api/use-recovery.ts';
import { useSession } from '../session/use-session.ts';

/** A text of the service's operator, asked for once a visit; null where they gave none (rules/pages.md#texts). */
export function useText(name: SiteTextName): SiteText | null | undefined {
  const { client } = useSession();
  const { data, error, mutate } = useSWR(['text', name], () => client.showText(name));
  useRecovery(error !== undefined, mutate);
  return data;
}
