import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

/** Asks for confirmation before the person leaves the page with unsaved changes. */
export function UnsavedChangesDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const warning = useUnsavedWarning(isUnsaved);
  if (warning === null) return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      description="Your changes on this page are not saved."
      confirm="Leave"
      cancel="Keep editing"
      onConfirm={warning.leave}
      onCancel={warning.stay}
    />
  );
}
