import type { Client } from '@matchpoint/core/client/client';
import type { Authorize } from '@matchpoint/core/session/session.actors';
import { useAgencyCall } from '../profiles/agency-call.ts';
import { useSession } from '../session/use-session.ts';
import { useProvided } from './use-provided.ts';

/** The machine with actors that make their calls about one agency, for `useActorRef`. */
export function useAgencyMachine<Machine, Actors>(
  machine: { readonly provide: (implementations: { actors: Actors }) => Machine },
  agencyId: string,
  actorsOf: (client: Client, agencyId: string, authorize: Authorize) => NoInfer<Actors>,
): Machine {
  const { client } = useSession();
  const authorize = useAgencyCall(agencyId);
  return useProvided(machine, () => actorsOf(client, agencyId, authorize));
}
