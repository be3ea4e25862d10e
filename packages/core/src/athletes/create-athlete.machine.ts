import type { AthleteDraft } from './athlete.ts';
import { readAthleteEntry } from './athlete-form.ts';
import { blank, type CreateAthleteContext, createAthleteSetup } from './create-athlete.setup.ts';

/** The Add Athlete dialog (rules.md#my-athletes-page, rules.md#athlete-form). */
export const createAthleteMachine = createAthleteSetup.createMachine({
  id: 'createAthlete',
  context: blank,
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'filling', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    filling: {
      tags: 'shown',
      initial: 'choosingSport',
      on: {
        chooseSport: [
          {
            guard: { type: 'isComingSoon', params: ({ event }) => event },
            target: '.comingSoon',
            actions: { type: 'chooseSport', params: ({ event }) => event },
          },
          { target: '.form', actions: { type: 'chooseSport', params: ({ event }) => event } },
        ],
        close: [{ guard: 'isUntouched', target: 'closed' }, { target: 'confirmingDiscard' }],
      },
      states: {
        choosingSport: {},
        /** The sport has no form yet (rules.md#sports); what was typed is kept. */
        comingSoon: {},
        form: {
          initial: 'editing',
          on: {
            edit: { actions: { type: 'keepEntry', params: ({ event }) => event } },
            submit: [
              {
                guard: { type: 'isValid', params: ({ event }) => event },
                target: '#createAthlete.saving',
                actions: { type: 'keepEntry', params: ({ event }) => event },
              },
              { target: '.incomplete', actions: { type: 'keepEntry', params: ({ event }) => event } },
            ],
          },
          states: {
            editing: {},
            incomplete: { entry: 'findProblems' },
            refused: {},
            /** The athlete may have been created: a retry uses the same key. */
            unanswered: {},
          },
        },
        back: { type: 'history', history: 'deep' },
      },
    },
    /** Asks before what was typed is lost (rules.md#unsaved-changes). */
    confirmingDiscard: {
      tags: 'shown',
      on: { keepEditing: 'filling.back', discard: 'closed' },
    },
    saving: {
      tags: ['shown', 'busy'],
      entry: 'forgetProblems',
      invoke: {
        id: 'createAthlete',
        src: 'createAthlete',
        input: ({ context }) => ({ draft: draftOf(context), key: context.key }),
        onDone: { target: 'done', actions: 'emitCreated' },
        onError: [
          {
            guard: { type: 'isKeyUsed', params: ({ event }) => event },
            target: 'filling.form.refused',
            actions: ['keepKeyUsed', 'emitCreated'],
          },
          {
            guard: { type: 'isRefusal', params: ({ event }) => event },
            target: 'filling.form.refused',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            target: 'filling.form.unanswered',
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

function draftOf({ sport, entry }: CreateAthleteContext): AthleteDraft {
  const judged = readAthleteEntry(sport, entry);
  if ('problems' in judged) throw new Error('An entry with problems is not sent.');
  return judged.payload;
}
