import type { AthleteEntry } from './athlete-form.ts';
import { athleteToSave, type StoredAthlete } from './athlete-revision.ts';
import { blank, editAthleteSetup } from './edit-athlete.setup.ts';

const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const typed = ({ event }: { event: { entry: AthleteEntry } }) => ({ entry: event.entry });
const output = ({ event }: { event: { output: StoredAthlete } }) => event.output;

/** Edits one of the agency's own athletes (rules.md#own-athlete), which others may change or remove meanwhile. */
export const editAthleteMachine = editAthleteSetup.createMachine({
  id: 'editAthlete',
  context: blank,
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'opened', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    opened: {
      tags: 'shown',
      initial: 'loading',
      on: { close: [{ guard: 'isUntouched', target: 'closed' }, { target: 'confirmingDiscard' }] },
      states: {
        loading: {
          invoke: {
            id: 'loadAthlete',
            src: 'loadAthlete',
            input: ({ context: { athleteId } }) => ({ athleteId }),
            onDone: [
              {
                guard: 'isFirst',
                target: 'form',
                actions: [{ type: 'keepStored', params: output }, 'refill'],
              },
              {
                guard: { type: 'isSaved', params: output },
                target: '#editAthlete.closed',
                actions: 'emitEdited',
              },
              {
                target: 'conflicting',
                actions: [{ type: 'keepStored', params: output }, 'refill'],
              },
            ],
            onError: [
              { guard: { type: 'isGoneBefore', params: failure }, target: '#editAthlete.gone' },
              {
                guard: { type: 'isGone', params: failure },
                target: 'form.refused',
                actions: ['keepGone', 'emitGone'],
              },
              {
                guard: { type: 'isUnsupported', params: failure },
                target: '#editAthlete.unsupported',
              },
              { target: 'unloaded', actions: { type: 'keepFailure', params: failure } },
            ],
          },
        },
        unloaded: { exit: 'forgetProblems', on: { retry: 'loading' } },
        form: {
          tags: 'form',
          initial: 'editing',
          on: {
            edit: { actions: { type: 'keepEntry', params: typed } },
            submit: [
              { guard: { type: 'isUnchanged', params: typed }, target: '#editAthlete.closed' },
              {
                guard: { type: 'isValid', params: typed },
                target: '#editAthlete.saving',
                actions: { type: 'keepEntry', params: typed },
              },
              { target: '.incomplete', actions: { type: 'keepEntry', params: typed } },
            ],
          },
          states: {
            editing: {},
            incomplete: { entry: 'findProblems' },
            refused: {},
            /** The edit may have been saved: a retry names the same version. */
            unanswered: {},
          },
        },
        /** Somebody else has saved since (rules.md#merged-edits): both values are shown. */
        conflicting: {
          on: {
            keepMine: '#editAthlete.saving',
            takeTheirs: { target: 'form', actions: ['takeStored', 'refill'] },
          },
        },
        back: { type: 'history', history: 'deep' },
      },
    },
    /** Asks before what was typed is lost (rules.md#unsaved-changes). */
    confirmingDiscard: {
      tags: 'shown',
      on: { keepEditing: 'opened.back', discard: 'closed' },
    },
    saving: {
      tags: ['shown', 'busy', 'form'],
      entry: 'forgetProblems',
      invoke: {
        id: 'saveAthlete',
        src: 'saveAthlete',
        input: ({ context }) => ({ athleteId: context.athleteId, ...athleteToSave(context) }),
        onDone: { target: 'closed', actions: 'emitEdited' },
        onError: [
          { guard: { type: 'isStale', params: failure }, target: 'opened.loading' },
          {
            guard: { type: 'isGone', params: failure },
            target: 'opened.form.refused',
            actions: ['keepGone', 'emitGone'],
          },
          {
            guard: { type: 'isUnsupported', params: failure },
            target: 'opened.form.refused',
            actions: 'keepUnsupported',
          },
          {
            guard: { type: 'isRefusal', params: failure },
            target: 'opened.form.refused',
            actions: { type: 'keepFailure', params: failure },
          },
          {
            target: 'opened.form.unanswered',
            actions: { type: 'keepFailure', params: failure },
          },
        ],
      },
    },
    gone: { tags: 'shown', entry: ['keepGone', 'emitGone'], on: { close: 'closed' } },
    unsupported: { tags: 'shown', entry: 'keepUnsupported', on: { close: 'closed' } },
  },
});
