import type { AgencyPorts } from '@matchpoint/core/client/client';
import type { confirmForm } from '@matchpoint/core/forms/confirm.form';
import type { sendForm } from '@matchpoint/core/forms/send.form';
import { useActorRef, useSelector } from '@xstate/react';
import { useAgencyCall } from '../profiles/agency-call.ts';
import { useSession } from '../session/use-session.ts';
import { useProvided } from './use-machine.ts';

/** A small form of core's with what it shows. @param ports those of the first render are used */
export function useForm<Ports, Entered, Field extends string>(
  form: ReturnType<typeof sendForm<Ports, Entered, Field>>,
  ports: NoInfer<Ports>,
) {
  const actor = useActorRef(useProvided(form.machine, () => form.actors(ports)));
  return { actor, ...useSelector(actor, form.view) };
}

/** The actor of an action that `ActionDialog` asks about. @param ports those of the first render are used */
export function useConfirmation<Ports, Action>(
  form: ReturnType<typeof confirmForm<Ports, Action>>,
  ports: NoInfer<Ports>,
) {
  return useActorRef(useProvided(form.machine, () => form.actors(ports)));
}

/** What a form about one agency reaches the service with. */
export function useAgencyPorts(agencyId: string): AgencyPorts {
  const { client } = useSession();
  return { client, agencyId, authorize: useAgencyCall(agencyId) };
}
