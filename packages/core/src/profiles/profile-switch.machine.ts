import { assign, emit, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { failureText, hasStatus, isUnsupported } from '../wire/api-error.ts';

export type ProfileSwitchEvent =
  | { type: 'choose'; profileId: string }
  /** Clears the problem, and stops waiting for a pending switch. */
  | { type: 'dismiss' }
  /** A call about the active profile got a 404. */
  | { type: 'activeProfileNotFound'; profileId: string };

/** After each, hosts refresh the current user and the profiles. */
export type ProfileSwitchNews =
  /** The service stored the choice: this device's is obsolete. */
  | { type: 'profileSwitched' }
  /** The service cannot switch: the device keeps the choice (rules/profiles.md#which-profile-is-active). */
  | { type: 'profileChosenHere'; profileId: string }
  | { type: 'profileGone' };

interface ProfileSwitchContext {
  readonly wanted: string;
  /** Why the last switch was refused. */
  readonly problem: string | null;
}

/** rules/profiles.md#active-profile */
const switchProfile = port<void, { readonly profileId: string }>('switchProfile');
/** Whether the service lists the profile. */
const findProfile = port<boolean, { readonly profileId: string }>('findProfile');

/** Switches the active profile (rules/pages.md#top-bar). */
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
    emitChosenHere: emit(({ context }) => ({ type: 'profileChosenHere', profileId: context.wanted })),
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
          { guard: { type: 'isUnsupported', params: ({ event }) => event }, target: 'keptHere' },
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'gone' },
          {
            target: 'refused',
            actions: { type: 'keepProblem', params: ({ event }) => ({ problem: failureText(event.error) }) },
          },
        ],
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
    keptHere: { entry: 'emitChosenHere' },
    gone: { entry: 'emitGone', on: { activeProfileNotFound: {} } },
  },
});
