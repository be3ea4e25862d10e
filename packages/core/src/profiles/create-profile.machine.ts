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
        /** 'Coming soon!'; what was typed for an agency is kept. */
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
            /** Nobody knows whether the service has created the agency: the same key settles it. */
            unanswered: {},
          },
        },
        back: { type: 'history', history: 'deep' },
      },
    },
    /** What was typed would be lost. */
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
        onDone: { target: 'done', actions: 'tell' },
        onError: [
          {
            guard: { type: 'isKeyUsed', params: ({ event }) => event },
            target: 'filling.agency.refused',
            actions: ['keepKeyUsed', 'tell'],
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
