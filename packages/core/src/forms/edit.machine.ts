import { assign, emit, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { required } from '../machines/required.ts';
import { failureProblems, hasStatus, isRefusal, isUnsupported } from '../wire/api-error.ts';
import type { Problem } from '../wire/problems.ts';
import { type FormProblems, incomplete, type Judged, left, noProblems, problemsOf, refused } from './form.ts';
import {
  type Attempt,
  changedFields,
  type EntryFields,
  type FieldOf,
  merged,
  type NamedValues,
  newRevision,
  type Revision,
  type Stored,
  saved,
  theirsTaken,
  unsavedFields,
  type Values,
} from './revision.ts';

/** The subject of a form that edits. */
export interface Editable<Entry extends Values, Edit> {
  readonly fields: EntryFields<Entry>;
  /** An empty entry. */
  readonly blank: Entry;
  label(field: FieldOf<Entry>): string;
  /** A value as a page shows it. */
  shown(entry: Entry, field: FieldOf<Entry>): string;
  /** The payload that changes one entry to the other, or every problem that keeps it from being sent. */
  judge(from: Entry, to: Entry): Judged<Edit>;
  /** Shown where it was removed meanwhile; `name` is the name on opening. */
  gone(name: string): string;
  /** Shown where the service has no such call. */
  readonly unsupported: string;
}

export type EditEvent<Entry> =
  /** `name` is shown until it is loaded. */
  | { type: 'open'; id: string; name: string }
  | { type: 'edit'; entry: Entry }
  /** A field that was changed is left. */
  | { type: 'leave'; field: string }
  | { type: 'submit'; entry: Entry }
  /** Loads it again, after a failure or when the page is shown again; keeps the entry. */
  | { type: 'retry' }
  /** Resolves the conflicts with this person's values. */
  | { type: 'keepMine' }
  /** Resolves the conflicts with the stored values. */
  | { type: 'takeTheirs' }
  | { type: 'close' }
  | { type: 'keepEditing' }
  | { type: 'discard' };

/** After both, hosts refresh views of it. */
export type EditNews = { readonly type: 'saved'; readonly name: string } | { readonly type: 'gone' };

export interface Wanted {
  readonly id: string;
}

export type ToSave<Entry extends Values, S extends Stored<Entry>> = Wanted & Attempt<Entry, S>;

/** The stored version. If nothing was saved, another editor changed the same fields. */
export interface SaveEnd<S> {
  readonly now: S;
  readonly isSaved: boolean;
}

type Named = Wanted & { readonly name: string };

type EditContext<Entry extends NamedValues, S extends Stored<Entry>> = Named &
  Revision<Entry, S> &
  FormProblems & {
    /** The fields that the last save changed. */
    readonly savedFields: readonly FieldOf<Entry>[];
  };

/** The guards and actions of the chart. */
function editSetup<Entry extends NamedValues, S extends Stored<Entry>, Edit>(
  { fields, judge, gone, unsupported }: Editable<Entry, Edit>,
  nothing: EditContext<Entry, S>,
) {
  type Context = EditContext<Entry, S>;
  type Typed = { readonly entry: Entry };
  type Failure = { readonly error: unknown };
  const problems = ({ base, entry }: Pick<Context, 'base' | 'entry'>) =>
    problemsOf(judge(required(base).entry, entry));
  /** Why it was not loaded, or not saved. */
  const reasons = (name: string, error: unknown): readonly Problem[] => {
    if (hasStatus(error, 404)) return [{ field: null, message: gone(name) }];
    return isUnsupported(error) ? [{ field: null, message: unsupported }] : failureProblems(error);
  };

  return setup({
    types: {
      context: {} as Context,
      events: {} as EditEvent<Entry>,
      emitted: {} as EditNews,
      tags: {} as 'shown' | 'busy',
    },
    actors: {
      load: port<S, Wanted>('load'),
      save: port<SaveEnd<S>, ToSave<Entry, S>>('save'),
    },
    delays: { retry: 5000 },
    actions: {
      begin: assign((_, { id, name }: Named) => ({ ...nothing, id, name })),
      keepEntry: assign((_, { entry }: Typed) => ({ entry })),
      leaveField: assign(({ context }, { field }: { field: string }) =>
        left(context, field, problems(context)),
      ),
      keepAttempt: assign(({ context: { entry } }) => ({ sent: entry, conflicts: [] })),
      merge: assign(({ context }, { now }: { now: S }) => merged(fields, context, now)),
      keepSaved: assign(({ context }, { now }: { now: S }) => ({
        ...saved(fields, context, now),
        savedFields: changedFields(fields, required(context.base).entry, context.sent),
      })),
      takeTheirs: assign(({ context }) => theirsTaken(fields, context)),
      keepUnanswered: assign(({ context }) => ({ unanswered: context.sent })),
      findProblems: assign(({ context }) => incomplete(context, problems(context))),
      forgetProblems: assign({ problems: [] }),
      keepFailure: assign(({ context }, { error }: Failure) =>
        refused(context, reasons(context.name, error)),
      ),
      emitSaved: emit(({ context }) => ({ type: 'saved', name: context.sent.name.trim() })),
      emitGone: emit({ type: 'gone' }),
    },
    guards: {
      isUntouched: ({ context }) => unsavedFields(fields, context).length === 0,
      /** An unanswered attempt may have changed the stored values, so comparing with `base` is not enough. */
      isUnchanged: ({ context: { base, unanswered } }, { entry }: Typed) =>
        unanswered === null && unsavedFields(fields, { base, entry }).length === 0,
      isValid: ({ context: { base } }, { entry }: Typed) => problems({ base, entry }).length === 0,
      isSaved: (_, end: SaveEnd<S>) => end.isSaved,
      isNotFound: (_, { error }: Failure) => hasStatus(error, 404),
      isUnsupported: (_, { error }: Failure) => isUnsupported(error),
      isRefusal: (_, { error }: Failure) => isRefusal(error),
    },
  });
}

/** The chart of a form whose subject others may change or remove meanwhile (rules/forms.md#merged-edits). */
export function createEditMachine<Entry extends NamedValues, S extends Stored<Entry>, Edit>(
  machineId: string,
  editable: Editable<Entry, Edit>,
) {
  const nothing: EditContext<Entry, S> = {
    ...newRevision(editable.blank),
    ...noProblems,
    id: '',
    name: '',
    savedFields: [],
  };
  const loaded = ({ event }: { event: { output: S } }) => ({ now: event.output });
  const ended = ({ event }: { event: { output: SaveEnd<S> } }) => event.output;
  const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
  const typed = ({ event }: { event: { entry: Entry } }) => event;
  const begin = { type: 'begin', params: ({ event }: { event: Named }) => event } as const;
  const keepEntry = { type: 'keepEntry', params: typed } as const;
  const keepFailure = { type: 'keepFailure', params: failure } as const;
  const when = {
    unchanged: { type: 'isUnchanged', params: typed },
    valid: { type: 'isValid', params: typed },
    notFound: { type: 'isNotFound', params: failure },
    unsupported: { type: 'isUnsupported', params: failure },
    refused: { type: 'isRefusal', params: failure },
  } as const;
  const refresh = { guard: 'isUntouched', target: 'refreshing' } as const;

  return editSetup(editable, nothing).createMachine({
    id: machineId,
    context: nothing,
    initial: 'closed',
    states: {
      closed: {
        on: { open: { target: 'opened', actions: begin } },
      },
      opened: {
        tags: 'shown',
        initial: 'loading',
        on: { close: [{ guard: 'isUntouched', target: 'closed' }, { target: 'confirmingDiscard' }] },
        states: {
          loading: {
            invoke: {
              id: 'load',
              src: 'load',
              input: ({ context: { id } }) => ({ id }),
              onDone: { target: 'form', actions: ['forgetProblems', { type: 'merge', params: loaded }] },
              onError: [
                { guard: when.notFound, target: 'missing', actions: [keepFailure, 'emitGone'] },
                { guard: when.unsupported, target: 'missing', actions: keepFailure },
                { guard: when.refused, target: 'refused', actions: keepFailure },
                { target: 'unreachable', actions: keepFailure },
              ],
            },
          },
          /** It is gone, or the service lacks the call. */
          missing: {},
          refused: { on: { retry: 'loading' } },
          unreachable: { on: { retry: 'loading' }, after: { retry: 'loading' } },
          form: {
            initial: 'editing',
            on: {
              edit: { actions: keepEntry },
              leave: { actions: { type: 'leaveField', params: ({ event }) => event } },
              submit: [
                { guard: when.unchanged, target: '.ended.unchanged', actions: [keepEntry, 'forgetProblems'] },
                { guard: when.valid, target: `#${machineId}.saving`, actions: [keepEntry, 'keepAttempt'] },
                { target: '.editing', actions: [keepEntry, 'findProblems'] },
              ],
            },
            states: {
              editing: { on: { retry: refresh } },
              refreshing: {
                on: { edit: { target: 'editing', actions: keepEntry } },
                invoke: {
                  id: 'load',
                  src: 'load',
                  input: ({ context: { id } }) => ({ id }),
                  onDone: { target: 'editing', actions: ['keepAttempt', { type: 'merge', params: loaded }] },
                  onError: 'editing',
                },
              },
              /** A dialog closes after these two, and may be opened for another entity. */
              ended: {
                on: {
                  edit: { target: 'editing', actions: keepEntry },
                  retry: refresh,
                  open: { target: `#${machineId}.opened`, actions: begin },
                },
                initial: 'saved',
                states: { saved: {}, unchanged: {} },
              },
              /** It may have been saved: a retry names the same version. */
              unanswered: {},
            },
          },
          /** Both editors changed the same fields: the person chooses. */
          conflicted: {
            on: {
              keepMine: { target: `#${machineId}.saving`, actions: 'keepAttempt' },
              takeTheirs: { target: 'form', actions: 'takeTheirs' },
            },
          },
          back: { history: 'deep' },
        },
      },
      /** Asks before the entry is lost (rules/forms.md#unsaved-changes). */
      confirmingDiscard: {
        tags: 'shown',
        on: { keepEditing: 'opened.back', discard: 'closed' },
      },
      saving: {
        tags: ['shown', 'busy'],
        entry: 'forgetProblems',
        on: { edit: { actions: keepEntry } },
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context: { id, base, sent, unanswered } }) => ({ id, base, sent, unanswered }),
          onDone: [
            {
              guard: { type: 'isSaved', params: ended },
              target: 'opened.form.ended.saved',
              actions: [{ type: 'keepSaved', params: ended }, 'emitSaved'],
            },
            { target: 'opened.conflicted', actions: { type: 'merge', params: ended } },
          ],
          onError: [
            { guard: when.notFound, target: 'opened.form', actions: [keepFailure, 'emitGone'] },
            { guard: when.refused, target: 'opened.form', actions: keepFailure },
            { target: 'opened.form.unanswered', actions: [keepFailure, 'keepUnanswered'] },
          ],
        },
      },
    },
  });
}
