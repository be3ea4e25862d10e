import { agencyService } from '@matchpoint/core/changes/agency-service.actors';
import { canUndo } from '@matchpoint/core/changes/difference.actors';
import useSWR from 'swr';
import { useAgencyCall } from '../../profiles/agency-call.ts';
import { useSession } from '../../session/use-session.ts';

/** Whether an undo is offered: false until it is known, true where the service does not answer. */
export function useCanUndo(agencyId: string): boolean {
  const { client } = useSession();
  const authorize = useAgencyCall(agencyId);
  const { data = false } = useSWR(
    ['my undo', agencyId],
    () => canUndo(agencyService(client, authorize, agencyId), new AbortController().signal).catch(() => true),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return data;
}
