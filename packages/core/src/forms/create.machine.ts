import { assign, emit, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { failureProblems, isKeyUsed, isRefusal } from '../wire/api-error.ts';
import type { Problem } from '../wire/problems.ts';
import { resolveUnknown } from '../wire/resolve-unknown.ts';
import {
  type FormState,
  incomplete,
  type Judged,
  left,
  noProblems,
  payloadOf,
  problemsOf,
  refused,
} from './form.ts';
import { changedFields, type EntryFields, type NamedValues } from './revision.ts';

/** The subject of a dialog that creates: first a choice (a sport, a type of profile), then a form for it. */
export interface Creatable<Choice extends string, Entry extends NamedValues, Draft> {
  /** An empty entry. */
  readonly blank: Entry;
  /** The initial choice; null leaves it to the person. */
  readonly first: Choice | null;
  readonly fields: EntryFields<Entry>;
  /** Whether the choice has no form yet (rules/athletes.md#sport-fields, rules/profiles.md#profile-types). */
  isComingSoon(choice: Choice): boolean;
  /** The payload to send, or every problem that keeps the entry from being sent. */
  judge(choice: Choice | null, entry: Entry): Judged<Draft>;
  /** Equal for drafts and listed entries that a person cannot tell apart. */
  namesakeKey(draft: Draft): string;
  /** Shown where another payload used the dialog's key. */
  readonly keyUsed: string;
}

/** The namesake keys of the list; null if unknown. */
export type Listed = readonly string[] | null;

export type CreateEvent<Choice extends string, Entry> =
  /**
   * `key` is the idempotency key of every attempt: together they create at most once. `listed` is the list before any
   * of them. `copied` fills the form.
   */
  | { type: 'open'; key: string; listed: Listed; copied?: Copied<Choice, Entry> | undefined }
  | { type: 'choose'; choice: Choice }
  | { type: 'edit'; entry: Entry }
  /** A field that was changed is left. */
  | { type: 'leave'; field: string }
  | { type: 'submit'; entry: Entry }
  /** Creates it although an unanswered attempt seems to have done so. */
  | { type: 'addAnyway' }
  | { type: 'close' }
  | { type: 'keepEditing' }
  | { type: 'discard' };

/** A new entry's initial values, and the ones to change. */
export interface Copied<Choice extends string, Entry> {
  readonly choice: Choice;
  readonly entry: Entry;
  /** Each keeps the entry from being sent until its field is changed. */
  readonly hints: readonly Problem[];
}

/** The new entity's id and version, where the service answers them. */
export interface NewEntity {
  readonly id: string | null;
  readonly version: string | null;
}

/** Hosts refresh lists and profiles. */
export interface Created<Draft> {
  readonly type: 'created';
  readonly name: string;
  /** Null after an attempt whose answer was lost. */
  readonly added: (NewEntity & { readonly draft: Draft }) | null;
}

/** The draft to send, and the dialog's idempotency key. */
export interface ToCreate<Draft> {
  readonly draft: Draft;
  readonly key: string;
}

const seemsThere =
  'It was probably added: an earlier attempt got no answer. Close this form, or add it anyway.';

type CreateContext<Choice extends string, Entry> = FormState<Entry> & {
  readonly key: string;
  readonly choice: Choice | null;
  /** The form's initial values. */
  readonly start: Entry;
  /** Doubts about the values that the form was filled with. */
  readonly hints: readonly Problem[];
  readonly listed: Listed;
  /** The namesake key of the last unanswered draft, which may have been created. Null without one. */
  readonly unanswered: string | null;
};

type Opened<Choice extends string, Entry> = Pick<CreateContext<Choice, Entry>, 'key' | 'listed'> & {
  readonly copied?: Copied<Choice, Entry> | undefined;
};

/** The guards and actions of the chart. */
function createSetup<Choice extends string, Entry extends NamedValues, Draft>(
  { fields, isComingSoon, judge, namesakeKey, keyUsed }: Creatable<Choice, Entry, Draft>,
  nothing: CreateContext<Choice, Entry>,
) {
  type Context = CreateContext<Choice, Entry>;
  type Chosen = { readonly choice: Choice };
  type Typed = { readonly entry: Entry };
  type Failure = { readonly error: unknown };
  const filledWith = ({ choice, entry, hints }: Copied<Choice, Entry>) => {
    return { choice, entry, start: entry, hints };
  };
  const problems = ({ choice, entry, start, hints }: Context) => {
    const changed: readonly (string | null)[] = changedFields(fields, start, entry);
    return [...hints.filter(({ field }) => !changed.includes(field)), ...problemsOf(judge(choice, entry))];
  };
  const payload = ({ choice, entry }: Context) => payloadOf(judge(choice, entry));

  return setup({
    types: {
      context: {} as Context,
      events: {} as CreateEvent<Choice, Entry>,
      emitted: {} as Created<Draft>,
      tags: {} as 'shown' | 'busy',
    },
    actors: {
      create: port<NewEntity, ToCreate<Draft>>('create'),
      /** The current list; null where the service creates once under one key. */
      list: port<Listed>('list'),
    },
    actions: {
      begin: assign((_, { key, listed, copied }: Opened<Choice, Entry>) => ({
        ...nothing,
        key,
        listed,
        ...(copied && { ...incomplete(nothing, copied.hints), ...filledWith(copied) }),
      })),
      keepChoice: assign((_, { choice }: Chosen) => ({ choice })),
      keepEntry: assign((_, { entry }: Typed) => ({ entry })),
      leaveField: assign(({ context }, { field }: { field: string }) =>
        left(context, field, problems(context)),
      ),
      findProblems: assign(({ context }) => incomplete(context, problems(context))),
      keepFailure: assign(({ context }, { error }: Failure) =>
        refused(context, isKeyUsed(error) ? [{ field: null, message: keyUsed }] : failureProblems(error)),
      ),
      keepUnanswered: assign(({ context }) => ({ unanswered: namesakeKey(payload(context)) })),
      keepDoubt: assign(({ context }) => refused(context, [{ field: null, message: seemsThere }])),
      forgetProblems: assign({ problems: [] }),
      emitCreated: emit(({ context }, { added }: { readonly added: NewEntity | null }) => ({
        type: 'created',
        name: context.entry.name.trim(),
        added: added && { ...added, draft: payload(context) },
      })),
    },
    guards: {
      isComingSoon: (_, { choice }: Chosen) => isComingSoon(choice),
      isIncomplete: ({ context }, { entry }: Typed) => problems({ ...context, entry }).length > 0,
      isUnanswered: ({ context }) => context.unanswered !== null,
      seemsThere: ({ context: { listed, unanswered } }, { now }: { now: Listed }) => {
        const count = (keys: readonly string[]) => keys.filter((key) => key === unanswered).length;
        return now !== null && resolveUnknown(listed && count(listed), count(now)) !== 'open';
      },
      isUntouched: ({ context }) => changedFields(fields, context.entry, context.start).length === 0,
      isKeyUsed: (_, { error }: Failure) => isKeyUsed(error),
      isRefusal: (_, { error }: Failure) => isRefusal(error),
    },
  });
}

/** The chart of a dialog that creates something (rules/forms.md#unsaved-changes, rules/forms.md#lost-answers). */
export function createDialogMachine<Choice extends string, Entry extends NamedValues, Draft>(
  id: string,
  creatable: Creatable<Choice, Entry, Draft>,
) {
  const nothing: CreateContext<Choice, Entry> = {
    ...noProblems,
    key: '',
    choice: creatable.first,
    entry: creatable.blank,
    start: creatable.blank,
    hints: [],
    listed: null,
    unanswered: null,
  };
  const payload = ({ choice, entry }: CreateContext<Choice, Entry>) =>
    payloadOf(creatable.judge(choice, entry));
  const chosen = ({ event }: { event: { choice: Choice } }) => event;
  const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
  const typed = ({ event }: { event: { entry: Entry } }) => event;
  const begin = { type: 'begin', params: ({ event }: { event: Opened<Choice, Entry> }) => event } as const;
  const keepChoice = { type: 'keepChoice', params: chosen } as const;
  const keepEntry = { type: 'keepEntry', params: typed } as const;
  const keepFailure = { type: 'keepFailure', params: failure } as const;
  const seemsCreated = { type: 'emitCreated', params: { added: null } } as const;
  const when = {
    comingSoon: { type: 'isComingSoon', params: chosen },
    incomplete: { type: 'isIncomplete', params: typed },
    keyUsed: { type: 'isKeyUsed', params: failure },
    refused: { type: 'isRefusal', params: failure },
  } as const;

  return createSetup(creatable, nothing).createMachine({
    id,
    context: nothing,
    initial: 'closed',
    states: {
      closed: {
        on: { open: { target: 'filling', actions: begin } },
      },
      filling: {
        tags: 'shown',
        initial: 'form',
        on: {
          choose: [
            { guard: when.comingSoon, target: '.comingSoon', actions: keepChoice },
            { target: '.form', actions: keepChoice },
          ],
          close: [{ guard: 'isUntouched', target: 'closed' }, { target: 'confirmingDiscard' }],
        },
        states: {
          /** The entry for another choice is kept. */
          comingSoon: {},
          /** Hidden until a choice is made. */
          form: {
            initial: 'editing',
            on: {
              edit: { actions: keepEntry },
              leave: { actions: { type: 'leaveField', params: ({ event }) => event } },
              submit: [
                { guard: when.incomplete, target: '.editing', actions: [keepEntry, 'findProblems'] },
                { guard: 'isUnanswered', target: `#${id}.checking`, actions: keepEntry },
                { target: `#${id}.saving`, actions: keepEntry },
              ],
            },
            states: {
              editing: {},
              /** It may have been created: the list is read before a retry. */
              unanswered: {},
            },
          },
          /** It seems to exist already: sent again only on request. */
          doubtful: {
            entry: 'keepDoubt',
            on: {
              edit: { target: 'form', actions: keepEntry },
              addAnyway: `#${id}.saving`,
              close: { target: `#${id}.done`, actions: seemsCreated },
            },
          },
          back: { history: 'deep' },
        },
      },
      /** Asks before the entry is lost. */
      confirmingDiscard: {
        tags: 'shown',
        on: { keepEditing: 'filling.back', discard: 'closed' },
      },
      saving: {
        tags: ['shown', 'busy'],
        entry: 'forgetProblems',
        invoke: {
          id: 'create',
          src: 'create',
          input: ({ context }) => ({ draft: payload(context), key: context.key }),
          onDone: {
            target: 'done',
            actions: { type: 'emitCreated', params: ({ event }) => ({ added: event.output }) },
          },
          onError: [
            { guard: when.keyUsed, target: 'filling.form', actions: [keepFailure, seemsCreated] },
            { guard: when.refused, target: 'filling.form', actions: keepFailure },
            { target: 'filling.form.unanswered', actions: [keepFailure, 'keepUnanswered'] },
          ],
        },
      },
      checking: {
        tags: ['shown', 'busy'],
        invoke: {
          id: 'list',
          src: 'list',
          onDone: [
            {
              guard: { type: 'seemsThere', params: ({ event }) => ({ now: event.output }) },
              target: 'filling.doubtful',
            },
            { target: 'saving' },
          ],
          onError: { target: 'filling.form.unanswered', actions: keepFailure },
        },
      },
      done: {
        on: { open: { target: 'filling', actions: begin } },
      },
    },
  });
}
