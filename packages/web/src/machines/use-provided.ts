import { useState } from 'react';

/** The machine with its actors, which are made once, for `useActorRef`. */
export function useProvided<Machine, Actors>(
  machine: { readonly provide: (implementations: { actors: Actors }) => Machine },
  actors: () => NoInfer<Actors>,
): Machine {
  return useState(() => machine.provide({ actors: actors() }))[0];
}
