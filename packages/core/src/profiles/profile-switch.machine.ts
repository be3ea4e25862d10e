import { assign, emit, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { failureText, hasStatus, isUnsupported } from '../wire/api-error.ts';

export type ProfileSwitchEvent =
  | { type: 'choose'; profileId: string }
  /** Clears the problem, and stops waiting for a pending switch. */
  | { type: 'dismiss' }
  /** A call about the active profile got a 404. */
  | { type: 'activeProfileNotFound'; profileId: string };

/** After both, hosts refresh the current user and the profiles. */
export type ProfileSwitchNews = { type: 'profileSwitched' } | { type: 'profileGone' };

interface ProfileSwitchContext {
  readonly wanted: string;
  /** The text of the banner. */
  readonly problem: string | null;
}

/** rules.md#active-profile */
const switchProfile = port<void, { readonly profileId: string }>('switchProfile');
/** Whether the service still lists the profile. */
const findProfile = port<boolean, { readonly profileId: string }>('findProfile');

/** Switches the active profile (rules.md#top-bar). */
export const profileSwitchMachine = setup({
  types: {
    context: {} as ProfileSwitchContext,
    events: {} as ProfileSwitchEvent,
    emitted: {} as ProfileSwitchNews,
    tags: {} as 'busy',
  },
  actors: { switchProfile, findProfile },
  actions: {
    keepWanted: assign((_, { profileId }: { profileId: string }) => ({ wanted: profileId })),
    keepProblem: assign((_, { problem }: { problem: string }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    emitSwitched: emit({ type: 'profileSwitched' }),
    emitGone: emit({ type: 'profileGone' }),
  },
  guards: {
    isUnsupported: (_, { error }: { error: unknown }) => isUnsupported(error),
    isNotFound: (_, { error }: { error: unknown }) => hasStatus(error, 404),
    isListed: (_, { found }: { found: boolean }) => found,
  },
}).createMachine({
  id: 'profileSwitch',
  context: { wanted: '', problem: null },
  initial: 'settled',
  on: {
    choose: { target: '.switching', actions: { type: 'keepWanted', params: ({ event }) => event } },
    activeProfileNotFound: {
      target: '.verifying',
      actions: { type: 'keepWanted', params: ({ event }) => event },
    },
    dismiss: '.settled',
  },
  states: {
    settled: { entry: 'forgetProblem' },
    switching: {
      tags: 'busy',
      entry: 'forgetProblem',
      on: { choose: {}, activeProfileNotFound: {} },
      invoke: {
        id: 'switchProfile',
        src: 'switchProfile',
        input: ({ context }) => ({ profileId: context.wanted }),
        onDone: { target: 'settled', actions: 'emitSwitched' },
        onError: [
          { guard: { type: 'isUnsupported', params: ({ event }) => event }, target: 'unsupported' },
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'searching' },
          {
            target: 'refused',
            actions: { type: 'keepProblem', params: ({ event }) => ({ problem: failureText(event.error) }) },
          },
        ],
      },
    },
    /** After a 404: either the service lacks the call or the profile is gone. */
    searching: {
      tags: 'busy',
      on: { choose: {}, activeProfileNotFound: {} },
      invoke: {
        id: 'findProfile',
        src: 'findProfile',
        input: ({ context }) => ({ profileId: context.wanted }),
        onDone: [
          {
            guard: { type: 'isListed', params: ({ event }) => ({ found: event.output }) },
            target: 'unsupported',
          },
          { target: 'gone' },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => ({ problem: failureText(event.error) }) },
        },
      },
    },
    /** After another call's 404: is the profile gone, or only what was asked for? */
    verifying: {
      tags: 'busy',
      on: { activeProfileNotFound: {} },
      invoke: {
        id: 'findProfile',
        src: 'findProfile',
        input: ({ context }) => ({ profileId: context.wanted }),
        onDone: [
          {
            guard: { type: 'isListed', params: ({ event }) => ({ found: event.output }) },
            target: 'settled',
          },
          { target: 'gone' },
        ],
        onError: 'settled',
      },
    },
    refused: {},
    unsupported: {
      entry: { type: 'keepProblem', params: { problem: 'This service cannot switch profiles.' } },
    },
    gone: {
      entry: [
        { type: 'keepProblem', params: { problem: 'This profile no longer exists. Choose another one.' } },
        'emitGone',
      ],
      on: { activeProfileNotFound: {} },
    },
  },
});
