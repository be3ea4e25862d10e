import { useUnsavedWarning } from '../../shell/use-unsaved-warning.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

interface LeaveImportDialogProps {
  /** Whether leaving the page would break off something. */
  readonly isBusy: boolean;
  readonly title: string;
  readonly description: string;
}

/** Asks before the person leaves the page in the middle of an import, which the browser keeps. */
export function LeaveImportDialog({ isBusy, ...texts }: LeaveImportDialogProps) {
  const warning = useUnsavedWarning(isBusy);
  if (warning === null) return null;
  return (
    <ConfirmDialog
      {...texts}
      confirm="Leave"
      cancel="Stay"
      onConfirm={warning.leave}
      onCancel={warning.stay}
    />
  );
}
