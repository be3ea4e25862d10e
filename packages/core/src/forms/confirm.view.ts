import type { ConfirmContext } from './confirm.machine.ts';

/** The part of a snapshot that its view reads. */
interface ConfirmState<Action> {
  readonly value: 'closed' | 'confirming' | 'performing' | 'unsupported';
  readonly context: ConfirmContext<Action>;
}

/** The view of the question. */
export function confirmView<Action>({ value, context }: ConfirmState<Action>) {
  const isBusy = value === 'performing';
  return { page: isBusy ? ('confirming' as const) : value, ...context, isBusy };
}
