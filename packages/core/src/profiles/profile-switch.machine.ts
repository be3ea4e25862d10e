import { assign, emit, fromPromise, setup } from 'xstate';
import { failureText, hasStatus, isUnsupported } from '../api/api-error.ts';

export type ProfileSwitchEvent =
  | { type: 'choose'; profileId: string }
  /** The problem has been read; a switch that is under way is no longer waited for. */
  | { type: 'dismiss' }
  /** A call about the active profile was answered with 404. */
  | { type: 'activeProfileMissed'; profileId: string };

/** After both, the current user and the profiles are worth a refresh. */
export type ProfileSwitchNews = { type: 'profileSwitched' } | { type: 'profileGone' };

interface ProfileSwitchContext {
  readonly wanted: string;
  /** The text of the banner. */
  readonly problem: string | null;
}

/** rules.md#active-profile */
const switchProfile = fromPromise<void, { readonly profileId: string }>(async () => {
  throw new Error('switchProfile is not provided');
});
/** Whether the service still lists the profile. */
const findProfile = fromPromise<boolean, { readonly profileId: string }>(async () => {
  throw new Error('findProfile is not provided');
});

/** Which profile is the active one (rules.md#top-bar). A service without this call answers a bare status. */
export const profileSwitchMachine = setup({
  types: {
    context: {} as ProfileSwitchContext,
    events: {} as ProfileSwitchEvent,
    emitted: {} as ProfileSwitchNews,
    tags: {} as 'busy',
  },
  actors: { switchProfile, findProfile },
  actions: {
    want: assign((_, { profileId }: { profileId: string }) => ({ wanted: profileId })),
    keepProblem: assign((_, { problem }: { problem: string }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    tellSwitched: emit({ type: 'profileSwitched' }),
    tellGone: emit({ type: 'profileGone' }),
  },
  guards: {
    isUnsupported: (_, { error }: { error: unknown }) => isUnsupported(error),
    isNotFound: (_, { error }: { error: unknown }) => hasStatus(error, 404),
    isThere: (_, { found }: { found: boolean }) => found,
  },
}).createMachine({
  id: 'profileSwitch',
  context: { wanted: '', problem: null },
  initial: 'settled',
  on: {
    choose: { target: '.switching', actions: { type: 'want', params: ({ event }) => event } },
    activeProfileMissed: { target: '.doubted', actions: { type: 'want', params: ({ event }) => event } },
    dismiss: '.settled',
  },
  states: {
    settled: { entry: 'forgetProblem' },
    switching: {
      tags: 'busy',
      entry: 'forgetProblem',
      on: { choose: {}, activeProfileMissed: {} },
      invoke: {
        id: 'switchProfile',
        src: 'switchProfile',
        input: ({ context }) => ({ profileId: context.wanted }),
        onDone: { target: 'settled', actions: 'tellSwitched' },
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
    /** 404 is answered by a service without this call, and by one without this profile. */
    searching: {
      tags: 'busy',
      on: { choose: {}, activeProfileMissed: {} },
      invoke: {
        id: 'findProfile',
        src: 'findProfile',
        input: ({ context }) => ({ profileId: context.wanted }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ found: event.output }) },
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
    /** 404 is the answer about a profile that is gone, about what it never had, and of a service without the call. */
    doubted: {
      tags: 'busy',
      on: { activeProfileMissed: {} },
      invoke: {
        id: 'findProfile',
        src: 'findProfile',
        input: ({ context }) => ({ profileId: context.wanted }),
        onDone: [
          { guard: { type: 'isThere', params: ({ event }) => ({ found: event.output }) }, target: 'settled' },
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
        { type: 'keepProblem', params: { problem: 'This profile is no longer there. Choose another one.' } },
        'tellGone',
      ],
      on: { activeProfileMissed: {} },
    },
  },
});
