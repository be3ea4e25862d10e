import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly description?: string;
  /** A machine of core's `forms`. */
  readonly actor: { send(event: { readonly type: 'close' | 'keepEditing' | 'discard' }): void };
  readonly view: {
    readonly isBusy: boolean;
    readonly isUnsaved: boolean;
    readonly asksToDiscard: boolean;
  };
  /** Gets the focus after closing; by default what had it before. */
  readonly finalFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

/** The dialog of a form: asks before what was typed is lost, by closing it or by leaving the page. */
export function FormDialog({ actor, view, children, ...dialog }: FormDialogProps) {
  return (
    <>
      <Dialog {...dialog} pending={view.isBusy} onClose={() => actor.send({ type: 'close' })}>
        {children}
        <LeaveDialog blocks={view.isUnsaved} />
      </Dialog>
      {view.asksToDiscard && (
        <ConfirmDialog
          title="Discard what you typed?"
          confirm="Discard"
          cancel="Keep editing"
          onConfirm={() => actor.send({ type: 'discard' })}
          onCancel={() => actor.send({ type: 'keepEditing' })}
        />
      )}
    </>
  );
}
