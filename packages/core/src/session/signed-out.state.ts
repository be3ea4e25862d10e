import { assertEvent } from 'xstate';
import { sessionSetup } from './session.setup.ts';

/** Nobody is signed in. A sign-in succeeds when the provider reports an identity. */
export const signedOut = sessionSetup.createStateConfig({
  tags: 'settled',
  entry: 'reset',
  initial: 'idle',
  states: {
    idle: { on: { signIn: 'signingIn' } },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'signIn');
          return { email: event.email, readPassword: () => event.password };
        },
        onError: {
          target: 'refused',
          actions: [
            { type: 'keepSignInError', params: ({ event }) => event },
            { type: 'emitRefusal', params: ({ event }) => event },
          ],
        },
      },
    },
    refused: { on: { signIn: 'signingIn' }, exit: 'forgetSignInError' },
  },
});
