import { useUnsavedWarning } from '../shell/use-unsaved-warning.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Asks before the person leaves the page while rows are sent. */
export function LeaveSendingDialog() {
  const warning = useUnsavedWarning(true);
  if (warning === null) return null;
  return (
    <ConfirmDialog
      title="Leave while the import runs?"
      description="It ends here and keeps what was sent. Open this page again to go on; nothing is sent twice."
      confirm="Leave"
      cancel="Stay"
      onConfirm={warning.leave}
      onCancel={warning.stay}
    />
  );
}
