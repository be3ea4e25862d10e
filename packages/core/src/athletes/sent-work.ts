import { type Outcome, remaining, type Work } from './plan-changes.ts';

/** How a sending ended; `failed`: the service refused the caller. */
export interface WorkEnd {
  readonly ending: 'complete' | 'stopped' | 'unreachable' | 'failed';
  readonly problem: string | null;
}

/** Work and its outcomes so far. */
export interface Sent {
  readonly work: Work;
  readonly key: string;
  readonly outcomes: readonly Outcome[];
  readonly end: WorkEnd | null;
}

/** The work to send, and the prefix of the keys of added athletes. */
export interface ToSend {
  readonly work: Work;
  readonly key: string;
}

export const begun = (work: Work, key: string): Sent => ({ work, key, outcomes: [], end: null });
export const restOf = (sent: Sent | null): ToSend => {
  if (sent === null) throw new Error('Nothing is planned');
  return { work: remaining(sent.work, sent.outcomes), key: sent.key };
};
export const hasRest = (sent: Sent | null) => sent !== null && restOf(sent).work.steps.length > 0;
export const answeredBy = (sent: Sent | null, outcomes: readonly Outcome[]) =>
  sent && { ...sent, outcomes: [...sent.outcomes, ...outcomes] };
