import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

interface LeaveDialogProps {
  /** Whether leaving the page loses something. */
  readonly blocks: boolean;
  readonly title?: string;
  readonly description?: string;
  readonly cancel?: string;
}

/** Asks for confirmation before the person leaves the page; by default because of unsaved changes. */
export function LeaveDialog({
  blocks,
  title = 'Leave without saving?',
  description = 'Your changes on this page are not saved.',
  cancel = 'Keep editing',
}: LeaveDialogProps) {
  const warning = useUnsavedWarning(blocks);
  if (warning === null) return null;
  return (
    <ConfirmDialog
      title={title}
      description={description}
      confirm="Leave"
      cancel={cancel}
      onConfirm={warning.leave}
      onCancel={warning.stay}
    />
  );
}
