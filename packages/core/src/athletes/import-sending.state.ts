import { importAthletesSetup, required } from './import-athletes.setup.ts';

/** Rows are sent as the plan says; a first `cancel` waits for the answers that are due, a second for none. */
export const sending = importAthletesSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'sendPlanned',
    src: 'sendPlanned',
    input: ({ context: { plan } }) => ({ plan: required(plan) }),
    onDone: [
      {
        guard: { type: 'wasStopped', params: ({ event }) => ({ end: event.output }) },
        target: 'interrupted',
        actions: { type: 'keepEnd', params: ({ event }) => ({ end: event.output }) },
      },
      {
        guard: { type: 'wasCutOff', params: ({ event }) => ({ end: event.output }) },
        target: 'stalled',
        actions: { type: 'keepEnd', params: ({ event }) => ({ end: event.output }) },
      },
      {
        target: 'reported',
        actions: { type: 'keepEnd', params: ({ event }) => ({ end: event.output }) },
      },
    ],
    onError: { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
  },
  initial: 'running',
  states: {
    running: { on: { cancel: 'stopping' } },
    stopping: {
      invoke: { id: 'askToStop', src: 'askToStop' },
      on: { cancel: '#importAthletes.interrupted' },
    },
  },
});
