import { agencyDraftOf } from '../agencies/agency-form.ts';
import { blank, createProfileSetup } from './create-profile.setup.ts';

export type { AgencyToCreate } from './create-profile.setup.ts';

/** The Add Profile dialog (rules.md#account-page, rules.md#agency-form, rules.md#agency-created). */
export const createProfileMachine = createProfileSetup.createMachine({
  id: 'createProfile',
  context: blank,
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'filling', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    filling: {
      tags: 'shown',
      initial: 'choosing',
      on: {
        choose: [
          {
            guard: { type: 'isAgency', params: ({ event }) => event },
            target: '.agency',
            actions: { type: 'keepChoice', params: ({ event }) => event },
          },
          { target: '.coach', actions: { type: 'keepChoice', params: ({ event }) => event } },
        ],
        close: [{ guard: 'isUntouched', target: 'closed' }, { target: 'confirmingDiscard' }],
      },
      states: {
        choosing: {},
        /** 'Coming soon!'; the agency's entry is kept. */
        coach: {},
        agency: {
          initial: 'editing',
          on: {
            edit: { actions: { type: 'keepEntry', params: ({ event }) => event } },
            submit: {
              target: '#createProfile.saving',
              actions: { type: 'keepEntry', params: ({ event }) => event },
            },
          },
          states: {
            editing: {},
            refused: {},
            /** It is unknown whether the service created the agency; a retry with the same key is safe. */
            unanswered: {},
          },
        },
        back: { type: 'history', history: 'deep' },
      },
    },
    /** Asks whether to discard what was typed. */
    confirmingDiscard: {
      tags: 'shown',
      on: { keepEditing: 'filling.back', discard: 'closed' },
    },
    saving: {
      tags: ['shown', 'busy'],
      entry: 'forgetProblems',
      invoke: {
        id: 'createAgency',
        src: 'createAgency',
        input: ({ context: { entry, key } }) => ({ draft: agencyDraftOf(entry), key }),
        onDone: { target: 'done', actions: 'emitCreated' },
        onError: [
          {
            guard: { type: 'isKeyUsed', params: ({ event }) => event },
            target: 'filling.agency.refused',
            actions: ['keepKeyUsed', 'emitCreated'],
          },
          {
            guard: { type: 'isRefusal', params: ({ event }) => event },
            target: 'filling.agency.refused',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            target: 'filling.agency.unanswered',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    done: {
      on: { open: { target: 'filling', actions: { type: 'begin', params: ({ event }) => event } } },
    },
  },
});
