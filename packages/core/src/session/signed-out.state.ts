import { assertEvent } from 'xstate';
import { sessionSetup } from './session.setup.ts';

/** Nobody is signed in; a sign-in ends when the provider reports whom it found. */
export const signedOut = sessionSetup.createStateConfig({
  tags: 'settled',
  entry: 'becomeNobody',
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
            { type: 'tellRefusal', params: ({ event }) => event },
          ],
        },
      },
    },
    refused: { on: { signIn: 'signingIn' }, exit: 'forgetSignInError' },
  },
});
