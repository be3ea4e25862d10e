import { useEffect } from 'react';
import { SignedOutCover } from '../session/cover.ts';
import { useSessionState } from '../session/use-session.ts';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

interface LeaveDialogProps {
  /** Whether leaving the page loses something. */
  readonly blocks: boolean;
  readonly title?: string;
  readonly description?: string;
  readonly confirm?: string;
  readonly cancel?: string;
}

/** Asks for confirmation before the person leaves the page; by default because of unsaved changes. */
export function LeaveDialog({
  blocks,
  title = 'Leave without saving?',
  description = 'Your changes on this page are not saved.',
  confirm = 'Leave',
  cancel = 'Keep editing',
}: LeaveDialogProps) {
  const warning = useUnsavedWarning(blocks);
  const isSuspended = useSessionState(({ step }) => step === 'suspended');
  useEffect(() => {
    if (blocks) SignedOutCover.preload();
  }, [blocks]);
  if (warning === null || isSuspended) return null;
  return (
    <ConfirmDialog
      title={title}
      description={description}
      confirm={confirm}
      cancel={cancel}
      onConfirm={warning.leave}
      onCancel={warning.stay}
    />
  );
}
