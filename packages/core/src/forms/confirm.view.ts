import type { ConfirmContext } from './confirm.machine.ts';

/** The part of a snapshot that its view reads. */
interface ConfirmState<Action> {
  readonly value: 'closed' | 'confirming' | 'performing' | 'unsupported';
  readonly context: ConfirmContext<Action>;
}

/** The view of the question. */
export interface ConfirmView<Action> {
  readonly page: 'closed' | 'confirming' | 'unsupported';
  /** Null before the first question. */
  readonly action: Action | null;
  /** Why the last attempt failed; null without one. */
  readonly problem: string | null;
  readonly isBusy: boolean;
}

export function confirmView<Action>({ value, context }: ConfirmState<Action>): ConfirmView<Action> {
  const isBusy = value === 'performing';
  return { page: isBusy ? 'confirming' : value, ...context, isBusy };
}
