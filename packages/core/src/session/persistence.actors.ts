import { fromPromise } from 'xstate';
import type { BrowserIdentityProvider, Persistence } from '../identity/identity-provider.ts';

export function persistenceActors(provider: Pick<BrowserIdentityProvider, 'setPersistence'>) {
  return {
    move: fromPromise<void, { readonly persistence: Persistence }>(({ input }) =>
      provider.setPersistence(input.persistence),
    ),
  };
}
