import { useAgencyCall } from '../profiles/agency-call.ts';
import { useAddition } from '../session/use-addition.ts';
import { useSession } from '../session/use-session.ts';

/** The keys of one's own agency (rules/agencies.md#keys). */
export function useKeys(agencyId: string) {
  const { client } = useSession();
  const send = useAgencyCall(agencyId);
  return useAddition('keys', ['my keys', agencyId], () =>
    send((token) => client.listKeys(agencyId, { token })),
  );
}
