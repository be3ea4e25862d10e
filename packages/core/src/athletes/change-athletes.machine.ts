import { assign, emit, setup } from 'xstate';
import { type FormState, incomplete, left, noProblems, payloadOf, problemsOf } from '../forms/form.ts';
import { port } from '../machines/port.ts';
import { required } from '../machines/required.ts';
import { failureText } from '../wire/api-error.ts';
import { type ChangeEntry, judgeChange, noChangeEntry } from './change-entry.ts';
import type { OwnAthlete } from './own-athlete.ts';
import { type Outcome, planBack, planEdit, planRemoval } from './plan-changes.ts';
import { answeredBy, begun, hasRest, restOf, type Sent, type ToSend, type WorkEnd } from './sent-work.ts';

/** The athletes in a dialog. */
interface Chosen {
  readonly athletes: readonly OwnAthlete[];
  /** Prefix of the keys under which removed athletes are added again, each once. */
  readonly key: string;
  /** Whether the service creates an athlete once however often it is sent. */
  readonly canRestore: boolean;
}

export type ChangeAthletesEvent =
  | ({ type: 'openEdit' } & Chosen)
  | ({ type: 'openRemoval' } & Chosen)
  | { type: 'edit'; entry: ChangeEntry }
  /** A field that was changed is left. */
  | { type: 'leave'; field: string }
  | { type: 'submit'; entry: ChangeEntry }
  | { type: 'confirm' }
  | { type: 'close' }
  /** Stops after the pending answers. */
  | { type: 'cancel' }
  /** Sends the rest. */
  | { type: 'goOn' }
  | { type: 'undo' }
  /** Clears the report, and with it the undo. */
  | { type: 'dismiss' }
  /** While something is sent. */
  | { type: 'answered'; outcomes: readonly Outcome[] };

/** The agency's athletes and the public lists need a refresh. */
export interface AthletesChanged {
  readonly type: 'athletesChanged';
}

interface ChangeAthletesContext extends FormState<ChangeEntry>, Chosen {
  /** The last change, and its undo. */
  readonly forth: Sent | null;
  readonly back: Sent | null;
}

/** Sends the work, and reports the outcomes of each request by `answered`. */
const sendForth = port<WorkEnd, ToSend>('sendForth');
const sendBack = port<WorkEnd, ToSend>('sendBack');
const askToStop = port<void>('askToStop');

/** The undo of the last change, to begin; null where nothing can be undone. */
export function backOf({
  forth,
  canRestore,
}: Pick<ChangeAthletesContext, 'forth' | 'canRestore'>): Sent | null {
  const { work, outcomes, key } = required(forth);
  if (work.what === 'remove' && !canRestore) return null;
  const back = planBack(work, outcomes);
  return back.steps.length === 0 ? null : begun(back, key);
}

const event = <T>({ event: params }: { event: T }) => params;
const ended = ({ event: { output } }: { event: { output: WorkEnd } }) => output;
const failure = ({ event: { error } }: { event: { error: unknown } }): WorkEnd => ({
  ending: 'failed',
  problem: failureText(error),
});

/** Changes or removes several of the agency's athletes at once, and takes that back (rules/athletes.md#several-at-once). */
export const changeAthletesMachine = setup({
  types: {
    context: {} as ChangeAthletesContext,
    events: {} as ChangeAthletesEvent,
    emitted: {} as AthletesChanged,
    tags: {} as 'busy',
  },
  actors: { sendForth, sendBack, askToStop },
  actions: {
    begin: assign((_, { athletes, key, canRestore }: Chosen) => ({
      ...noProblems,
      entry: noChangeEntry,
      athletes,
      key,
      canRestore,
    })),
    keepEntry: assign((_, { entry }: { entry: ChangeEntry }) => ({ entry })),
    leaveField: assign(({ context }, { field }: { field: string }) =>
      left(context, field, problemsOf(judgeChange(context.athletes, context.entry))),
    ),
    findProblems: assign(({ context }) =>
      incomplete(context, problemsOf(judgeChange(context.athletes, context.entry))),
    ),
    planEdit: assign(({ context: { athletes, entry, key } }) => ({
      forth: begun(planEdit(athletes, payloadOf(judgeChange(athletes, entry))), key),
      back: null,
    })),
    planRemoval: assign(({ context: { athletes, key } }) => ({
      forth: begun(planRemoval(athletes), key),
      back: null,
    })),
    planBack: assign(({ context }) => ({ back: backOf(context) })),
    keepForth: assign(({ context: { forth } }, { outcomes }: { outcomes: readonly Outcome[] }) => ({
      forth: answeredBy(forth, outcomes),
    })),
    keepBack: assign(({ context: { back } }, { outcomes }: { outcomes: readonly Outcome[] }) => ({
      back: answeredBy(back, outcomes),
    })),
    endForth: assign(({ context: { forth } }, end: WorkEnd) => ({ forth: forth && { ...forth, end } })),
    endBack: assign(({ context: { back } }, end: WorkEnd) => ({ back: back && { ...back, end } })),
    forget: assign({ forth: null, back: null }),
    emitChanged: emit({ type: 'athletesChanged' }),
  },
  guards: {
    isIncomplete: ({ context }, { entry }: { entry: ChangeEntry }) =>
      problemsOf(judgeChange(context.athletes, entry)).length > 0,
    canUndo: ({ context }) => backOf(context) !== null,
    isForthLeft: ({ context: { forth } }) => hasRest(forth),
    isBackLeft: ({ context: { back } }) => hasRest(back),
  },
}).createMachine({
  id: 'changeAthletes',
  context: {
    ...noProblems,
    entry: noChangeEntry,
    athletes: [],
    key: '',
    canRestore: false,
    forth: null,
    back: null,
  },
  initial: 'idle',
  states: {
    idle: {
      initial: 'nothing',
      on: {
        openEdit: { target: 'editing', actions: { type: 'begin', params: event } },
        openRemoval: { target: 'confirming', actions: { type: 'begin', params: event } },
      },
      states: {
        nothing: { entry: 'forget' },
        /** The report of the last change is shown. */
        changed: {
          on: {
            undo: { guard: 'canUndo', target: '#changeAthletes.undoing', actions: 'planBack' },
            goOn: { guard: 'isForthLeft', target: '#changeAthletes.sending' },
            dismiss: 'nothing',
          },
        },
        undone: {
          on: {
            goOn: { guard: 'isBackLeft', target: '#changeAthletes.undoing' },
            dismiss: 'nothing',
          },
        },
        /** A closed dialog leaves the report of the change before it. */
        before: { type: 'history' },
      },
    },
    editing: {
      on: {
        edit: { actions: { type: 'keepEntry', params: event } },
        leave: { actions: { type: 'leaveField', params: event } },
        submit: [
          {
            guard: { type: 'isIncomplete', params: event },
            actions: [{ type: 'keepEntry', params: event }, 'findProblems'],
          },
          { target: 'sending', actions: [{ type: 'keepEntry', params: event }, 'planEdit'] },
        ],
        close: 'idle.before',
      },
    },
    confirming: {
      on: { confirm: { target: 'sending', actions: 'planRemoval' }, close: 'idle.before' },
    },
    sending: {
      tags: 'busy',
      on: { answered: { actions: { type: 'keepForth', params: event } } },
      invoke: {
        id: 'sendForth',
        src: 'sendForth',
        input: ({ context: { forth } }) => restOf(forth),
        onDone: {
          target: 'idle.changed',
          actions: [{ type: 'endForth', params: ended }, 'emitChanged'],
        },
        onError: {
          target: 'idle.changed',
          actions: [{ type: 'endForth', params: failure }, 'emitChanged'],
        },
      },
      initial: 'running',
      states: {
        running: { on: { cancel: 'stopping' } },
        stopping: { invoke: { id: 'askToStop', src: 'askToStop' } },
      },
    },
    undoing: {
      tags: 'busy',
      on: { answered: { actions: { type: 'keepBack', params: event } } },
      invoke: {
        id: 'sendBack',
        src: 'sendBack',
        input: ({ context: { back } }) => restOf(back),
        onDone: { target: 'idle.undone', actions: [{ type: 'endBack', params: ended }, 'emitChanged'] },
        onError: { target: 'idle.undone', actions: [{ type: 'endBack', params: failure }, 'emitChanged'] },
      },
      initial: 'running',
      states: {
        running: { on: { cancel: 'stopping' } },
        stopping: { invoke: { id: 'askToStop', src: 'askToStop' } },
      },
    },
  },
});
