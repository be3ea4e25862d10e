import { importAthletesSetup, required } from './import-athletes.setup.ts';
import { sending } from './import-sending.state.ts';

/** A roster from a file into an agency: nothing is sent before every row is valid and a person has seen the plan. */
export const importAthletesMachine = importAthletesSetup.createMachine({
  id: 'importAthletes',
  context: ({ input }) => ({
    input: { chosen: {}, checkOnly: false, sure: false, canAsk: false, duplicates: 'skip', ...input },
    source: null,
    match: null,
    check: null,
    plan: null,
    end: null,
    problem: null,
    error: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      on: { cancel: 'cancelled' },
      invoke: {
        id: 'openSource',
        src: 'openSource',
        onDone: [
          {
            guard: { type: 'isClear', params: ({ event }) => ({ header: event.output.header }) },
            target: 'checking',
            actions: { type: 'keepSource', params: ({ event }) => ({ source: event.output }) },
          },
          {
            guard: 'canAsk',
            target: 'mapping',
            actions: { type: 'keepSource', params: ({ event }) => ({ source: event.output }) },
          },
          {
            target: 'unfit',
            actions: { type: 'keepSource', params: ({ event }) => ({ source: event.output }) },
          },
        ],
        onError: { target: 'unreadable', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    /** A person says which column is which. */
    mapping: {
      tags: 'asking',
      on: {
        mapColumns: [
          {
            guard: { type: 'fits', params: ({ event }) => event },
            target: 'checking',
            actions: { type: 'mapAgain', params: ({ event }) => event },
          },
          { actions: { type: 'mapAgain', params: ({ event }) => event } },
        ],
        cancel: 'cancelled',
      },
    },
    checking: {
      tags: 'busy',
      on: { cancel: 'cancelled' },
      invoke: {
        id: 'checkSource',
        src: 'checkSource',
        input: ({ context: { source, match } }) => ({ source: required(source), match: required(match) }),
        onDone: [
          {
            guard: { type: 'isInvalid', params: ({ event }) => ({ check: event.output }) },
            target: 'invalid',
            actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
          },
          {
            guard: 'isCheckOnly',
            target: 'valid',
            actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
          },
          {
            target: 'comparing',
            actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
          },
        ],
        onError: { target: 'unreadable', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    comparing: {
      tags: 'busy',
      on: { cancel: 'cancelled' },
      invoke: {
        id: 'compare',
        src: 'compare',
        input: ({ context: { check, input } }) => ({ check: required(check), duplicates: input.duplicates }),
        onDone: [
          {
            guard: { type: 'needsNoWord', params: ({ event }) => ({ plan: event.output }) },
            target: 'sending',
            actions: { type: 'keepPlan', params: ({ event }) => ({ plan: event.output }) },
          },
          {
            target: 'confirming',
            actions: { type: 'keepPlan', params: ({ event }) => ({ plan: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isWorthAnotherTry', params: ({ event }) => event },
            target: 'outOfReach',
            actions: { type: 'keepError', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
        ],
      },
    },
    outOfReach: { tags: 'asking', on: { retry: 'comparing', cancel: 'cancelled' } },
    /** The plan is shown. */
    confirming: { tags: 'asking', on: { confirm: 'sending', cancel: 'cancelled' } },
    sending,
    /** No such file, or no rows in it: `problem` says why. */
    unreadable: { type: 'final' },
    /** Columns are missing or double, and there is nobody to ask: `match.problems`. */
    unfit: { type: 'final' },
    /** Some rows are no athletes: `check.problems`. Nothing was sent. */
    invalid: { type: 'final' },
    valid: { type: 'final' },
    cancelled: { type: 'final' },
    /** The service or the journal refused, in `problem`; rows may have been sent, and the journal has them. */
    failed: { type: 'final' },
    /** Every row has its outcome: `end.counts`. */
    reported: { type: 'final' },
    /** The service stayed away: the same import again sends the rest. */
    stalled: { type: 'final' },
    /** A person ended it: the same import again sends the rest. `end` is null where answers were not waited for. */
    interrupted: { type: 'final' },
  },
});
