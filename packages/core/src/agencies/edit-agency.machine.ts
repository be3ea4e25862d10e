import { type AgencyEditing, editToSend, newEditing, type SavedAgency } from './agency-editing.ts';
import type { AgencyEntry } from './agency-form.ts';
import { editAgencySetup } from './edit-agency.setup.ts';

const answer = ({ event }: { event: { output: SavedAgency } }) => ({ answer: event.output });
const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const typed = ({ event }: { event: { entry: AgencyEntry } }) => ({ entry: event.entry });
const wanted = ({ context: { agencyId } }: { context: AgencyEditing }) => ({ agencyId });

/** My Agency: edits the active agency (rules.md#my-agency-page, rules.md#agency-edit). */
export const editAgencyMachine = editAgencySetup.createMachine({
  id: 'editAgency',
  context: ({ input }) => newEditing(input.agencyId),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadAgency',
        src: 'loadAgency',
        input: wanted,
        onDone: { target: 'form', actions: { type: 'keepLoaded', params: answer } },
        onError: [
          { guard: { type: 'isNotFound', params: failure }, target: 'gone' },
          { guard: { type: 'isRefusal', params: failure }, target: 'unloaded.refused' },
          { target: 'unloaded.retrying' },
        ],
      },
    },
    unloaded: {
      on: { refresh: 'loading' },
      initial: 'retrying',
      states: {
        retrying: { after: { retry: '#editAgency.loading' } },
        refused: {},
      },
    },
    form: {
      tags: 'shown',
      initial: 'editing',
      on: {
        edit: { actions: { type: 'keepEntry', params: typed } },
        submit: [
          {
            guard: { type: 'isUnchanged', params: typed },
            target: '.unchanged',
            actions: { type: 'keepEntry', params: typed },
          },
          { target: 'saving', actions: { type: 'keepEntry', params: typed } },
        ],
      },
      states: {
        editing: {},
        unchanged: { on: { edit: { target: 'editing', actions: { type: 'keepEntry', params: typed } } } },
        saved: { on: { edit: { target: 'editing', actions: { type: 'keepEntry', params: typed } } } },
        refused: {},
        /** It is unknown whether the service saved the changes; a retry is safe. */
        unanswered: {},
        unsupported: { entry: 'keepUnsupported' },
      },
    },
    saving: {
      tags: ['shown', 'busy'],
      entry: 'keepSent',
      on: { edit: { actions: { type: 'keepEntry', params: typed } } },
      invoke: {
        id: 'saveAgency',
        src: 'saveAgency',
        input: ({ context }) => editToSend(context),
        onDone: { target: 'form.saved', actions: [{ type: 'keepSaved', params: answer }, 'emitSaved'] },
        onError: [
          { guard: { type: 'isConflict', params: failure }, target: 'comparing' },
          { guard: { type: 'isNotFound', params: failure }, target: 'searching' },
          { guard: { type: 'isUnsupported', params: failure }, target: 'form.unsupported' },
          {
            guard: { type: 'isRefusal', params: failure },
            target: 'form.refused',
            actions: { type: 'keepFailure', params: failure },
          },
          { target: 'form.unanswered', actions: { type: 'keepFailure', params: failure } },
        ],
      },
    },
    /** Somebody else saved meanwhile, or an earlier, unanswered attempt was saved. */
    comparing: {
      tags: ['shown', 'busy'],
      on: { edit: { actions: { type: 'keepEntry', params: typed } } },
      invoke: {
        id: 'loadTheirs',
        src: 'loadTheirs',
        input: wanted,
        onDone: [
          {
            guard: { type: 'isAlreadySaved', params: answer },
            target: 'form.saved',
            actions: [{ type: 'keepSaved', params: answer }, 'emitSaved'],
          },
          { target: 'conflicted', actions: { type: 'keepTheirs', params: answer } },
        ],
        onError: [
          { guard: { type: 'isNotFound', params: failure }, target: 'gone' },
          { target: 'form.unanswered', actions: { type: 'keepFailure', params: failure } },
        ],
      },
    },
    conflicted: {
      on: {
        keepMine: { target: 'saving', actions: { type: 'resolveConflict', params: { isMineKept: true } } },
        takeTheirs: {
          target: 'form.editing',
          actions: { type: 'resolveConflict', params: { isMineKept: false } },
        },
      },
    },
    /** After a 404: either the service lacks agency edit or the agency is gone. */
    searching: {
      tags: ['shown', 'busy'],
      on: { edit: { actions: { type: 'keepEntry', params: typed } } },
      invoke: {
        id: 'findAgency',
        src: 'findAgency',
        input: wanted,
        onDone: 'form.unsupported',
        onError: [
          { guard: { type: 'isNotFound', params: failure }, target: 'gone' },
          { target: 'form.unanswered', actions: { type: 'keepFailure', params: failure } },
        ],
      },
    },
    gone: { type: 'final' },
  },
});
