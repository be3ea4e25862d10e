import { assign, emit, setup } from 'xstate';
import type { OwnAthlete } from '../athletes/fields/own-athlete.ts';
import { type FormState, incomplete, left, noProblems, payloadOf, problemsOf } from '../forms/form.ts';
import { type ChangeEntry, judgeChange, noChangeEntry } from './change-entry.ts';
import type { Difference } from './difference.ts';
import { planEdit } from './plan-changes.ts';

export type ChangeAthletesEvent =
  | { type: 'open'; athletes: readonly OwnAthlete[] }
  | { type: 'edit'; entry: ChangeEntry }
  /** A field that was changed is left. */
  | { type: 'leave'; field: string }
  | { type: 'submit'; entry: ChangeEntry }
  | { type: 'close' };

/** What the form asks for, to be sent. */
export interface ChangePlanned {
  readonly type: 'planned';
  readonly difference: Difference;
}

interface ChangeAthletesContext extends FormState<ChangeEntry> {
  readonly athletes: readonly OwnAthlete[];
}

const event = <T>({ event: params }: { event: T }) => params;

/** The form that changes several of the agency's athletes at once (rules/athletes.md#several-at-once). */
export const changeAthletesMachine = setup({
  types: {
    context: {} as ChangeAthletesContext,
    events: {} as ChangeAthletesEvent,
    emitted: {} as ChangePlanned,
  },
  actions: {
    begin: assign((_, { athletes }: { athletes: readonly OwnAthlete[] }) => ({
      ...noProblems,
      entry: noChangeEntry,
      athletes,
    })),
    keepEntry: assign((_, { entry }: { entry: ChangeEntry }) => ({ entry })),
    leaveField: assign(({ context }, { field }: { field: string }) =>
      left(context, field, problemsOf(judgeChange(context.athletes, context.entry))),
    ),
    findProblems: assign(({ context }) =>
      incomplete(context, problemsOf(judgeChange(context.athletes, context.entry))),
    ),
    emitPlanned: emit(({ context: { athletes, entry } }) => ({
      type: 'planned',
      difference: planEdit(athletes, payloadOf(judgeChange(athletes, entry))),
    })),
  },
  guards: {
    isIncomplete: ({ context }, { entry }: { entry: ChangeEntry }) =>
      problemsOf(judgeChange(context.athletes, entry)).length > 0,
  },
}).createMachine({
  id: 'changeAthletes',
  context: { ...noProblems, entry: noChangeEntry, athletes: [] },
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'editing', actions: { type: 'begin', params: event } } } },
    editing: {
      on: {
        edit: { actions: { type: 'keepEntry', params: event } },
        leave: { actions: { type: 'leaveField', params: event } },
        submit: [
          {
            guard: { type: 'isIncomplete', params: event },
            actions: [{ type: 'keepEntry', params: event }, 'findProblems'],
          },
          { target: 'closed', actions: [{ type: 'keepEntry', params: event }, 'emitPlanned'] },
        ],
        close: 'closed',
      },
    },
  },
});
