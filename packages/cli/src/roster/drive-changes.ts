import type { ChangesTypes, changesMachine } from '@matchpoint/core/changes/changes.machine';
import { type ChangesEnd, type ChangesView, changesView } from '@matchpoint/core/changes/changes.view';
import { type Actor, waitFor } from 'xstate';
import { ExitError } from '../exit-error.ts';
import { askYesOrNo, canAsk } from '../prompt/prompt.ts';
import type { Run } from '../run.ts';

/** The question about a plan, and the second one about its removals. */
export type Asking<T extends ChangesTypes> = Extract<ChangesView<T>, { step: 'asking' | 'askingRemoval' }>;

/**
 * Drives a change of many athletes from a terminal: answers its questions, and stops it at Ctrl-C.
 * @param clear removes what is shown of its progress, before anything else is printed
 */
export async function driveChanges<T extends ChangesTypes>(
  { host, log }: Run,
  actor: Actor<ReturnType<typeof changesMachine<T>>>,
  confirm: (question: Asking<T>) => Promise<boolean>,
  clear: () => void = () => {},
): Promise<ChangesEnd<T>> {
  const stopListening = host.onInterrupt(() => {
    clear();
    const isSending = changesView<T>(actor.getSnapshot()).step === 'sending';
    log.warn(isSending ? 'stopping after the pending answers; press again to stop at once' : 'stopping');
    actor.send({ type: 'cancel' });
  });
  try {
    actor.start();
    for (;;) {
      const view = changesView<T>(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
      clear();
      switch (view.step) {
        case 'outOfReach':
          if (!canAsk(host)) throw new ExitError('unreachable', `${view.problem} Nothing was changed.`);
          log.warn(view.problem);
          actor.send({ type: (await askYesOrNo('Try again?')) ? 'retry' : 'cancel' });
          break;
        case 'asking':
        case 'askingRemoval':
          actor.send({ type: (await confirm(view)) ? 'confirm' : 'cancel' });
          break;
        case 'planning':
        case 'sending':
        case 'paused':
        case 'stopping':
          throw new Error(`It is busy: ${view.step}`);
        default:
          return view;
      }
    }
  } finally {
    stopListening();
    actor.stop();
    clear();
  }
}
