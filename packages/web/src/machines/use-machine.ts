import { useEffect, useEffectEvent, useState } from 'react';
import type { EventObject } from 'xstate';

/** The machine with its actors, which are made once, for `useActorRef`. */
export function useProvided<Machine, Actors>(
  machine: { readonly provide: (implementations: { actors: Actors }) => Machine },
  actors: () => NoInfer<Actors>,
): Machine {
  return useState(() => machine.provide({ actors: actors() }))[0];
}

/** Calls back for each event of this type that the actor emits. */
export function useEmitted<Emitted extends EventObject, Type extends Emitted['type']>(
  actor: {
    on(
      type: NoInfer<Type>,
      handler: (emitted: Emitted & { type: NoInfer<Type> }) => void,
    ): { unsubscribe(): void };
  },
  type: Type,
  listener: (emitted: Emitted & { type: Type }) => void,
): void {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    const subscription = actor.on(type, (emitted) => listen(emitted));
    return () => subscription.unsubscribe();
  }, [actor, type]);
}
