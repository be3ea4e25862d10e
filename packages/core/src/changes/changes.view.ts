import type { SnapshotFrom } from 'xstate';
import { required } from '../machines/required.ts';
import type { ChangesTypes, changesMachine } from './changes.machine.ts';

/** What a screen shows of a change of many athletes. */
export type ChangesView<T extends ChangesTypes> =
  /** With the earlier plan, where another one was asked for. */
  | { readonly step: 'planning'; readonly request: T['request']; readonly before: T['plan'] | null }
  | { readonly step: 'outOfReach'; readonly problem: string }
  | { readonly step: 'asking' | 'askingRemoval'; readonly plan: T['plan'] }
  | {
      readonly step: 'sending' | 'paused' | 'stopping';
      readonly plan: T['plan'];
      /** Null until the first request. */
      readonly progress: T['progress'] | null;
    }
  | ChangesEnd<T>;

export type ChangesEnd<T extends ChangesTypes> =
  | { readonly step: 'cancelled' }
  | { readonly step: 'nothing' | 'unsupported'; readonly plan: T['plan'] }
  | { readonly step: 'ended'; readonly plan: T['plan']; readonly end: T['end'] }
  | {
      readonly step: 'unreachable';
      readonly plan: T['plan'];
      readonly end: T['end'];
      readonly problem: string;
    }
  /** `end` is null where answers were not awaited. */
  | {
      readonly step: 'stopped';
      readonly plan: T['plan'];
      readonly end: T['end'] | null;
      readonly progress: T['progress'] | null;
    }
  /** `progress`: what was done before; null where nothing was sent. */
  | {
      readonly step: 'failed';
      readonly error: unknown;
      readonly plan: T['plan'] | null;
      readonly progress: T['progress'] | null;
    };

export function changesView<T extends ChangesTypes>({
  value,
  context,
}: SnapshotFrom<ReturnType<typeof changesMachine<T>>>): ChangesView<T> {
  const { request, plan, progress, end, problem, error } = context;
  if (typeof value === 'object')
    return { step: value.sending === 'running' ? 'sending' : value.sending, plan: required(plan), progress };
  switch (value) {
    case 'planning':
      return { step: value, request, before: plan };
    case 'outOfReach':
      return { step: value, problem: required(problem) };
    case 'asking':
    case 'askingRemoval':
    case 'nothing':
    case 'unsupported':
      return { step: value, plan: required(plan) };
    case 'cancelled':
      return { step: value };
    case 'ended':
      return { step: value, plan: required(plan), end: required(end) };
    case 'unreachable':
      return { step: value, plan: required(plan), end: required(end), problem: problem ?? 'no answer' };
    case 'stopped':
      return { step: value, plan: required(plan), end, progress };
    case 'failed':
      return { step: value, error, plan, progress };
  }
}

/** Whether nothing more happens. */
export function isEnd<T extends ChangesTypes>(view: ChangesView<T>): view is ChangesEnd<T> {
  return 'end' in view || ['cancelled', 'nothing', 'unsupported', 'failed'].includes(view.step);
}
