import { nobody, sessionSetup } from './session.setup.ts';
import { signedIn } from './signed-in.state.ts';
import { signedOut } from './signed-out.state.ts';

export type { IdentityReport } from './session.setup.ts';

/** Who is signed in, with which token and profiles (rules.md#session-token). */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: nobody,
  invoke: { id: 'identityReports', src: 'identityReports' },
  initial: 'starting',
  on: {
    identityFound: [
      {
        guard: { type: 'isSamePerson', params: ({ event }) => event },
        target: '.signedIn',
        actions: { type: 'keepIdentity', params: ({ event }) => event },
      },
      { target: '.signedIn', actions: { type: 'switchIdentity', params: ({ event }) => event } },
    ],
  },
  states: {
    starting: { on: { identityLost: 'signedOut' } },
    signedOut,
    signedIn,
    signingOut: {
      tags: ['settled', 'busy'],
      on: { identityLost: { target: 'signedOut', actions: 'emitSignedOut' } },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', actions: 'emitSignedOut' },
        onError: 'signedIn',
      },
    },
  },
});
