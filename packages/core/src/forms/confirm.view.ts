import type { ConfirmContext } from './confirm.machine.ts';

/** The part of a snapshot that its view reads. */
interface ConfirmState<Deed> {
  readonly value: 'closed' | 'confirming' | 'performing' | 'unsupported';
  readonly context: ConfirmContext<Deed>;
}

/** The view of the question. */
export interface ConfirmView<Deed> {
  readonly page: 'closed' | 'confirming' | 'unsupported';
  /** Null before the first question. */
  readonly deed: Deed | null;
  /** Why the last attempt failed; null without one. */
  readonly problem: string | null;
  readonly isBusy: boolean;
}

export function confirmView<Deed>({ value, context }: ConfirmState<Deed>): ConfirmView<Deed> {
  const isBusy = value === 'performing';
  return { page: isBusy ? 'confirming' : value, ...context, isBusy };
}
