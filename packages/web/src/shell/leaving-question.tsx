import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useLeaving } from './use-leaving.ts';

/** Asks who leaves the page while something on it is unsaved. */
export function LeavingQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const leaving = useLeaving(isUnsaved);
  if (leaving === null) return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      description="Your changes on this page are not saved."
      confirm="Leave"
      cancel="Keep editing"
      onConfirm={leaving.leave}
      onCancel={leaving.stay}
    />
  );
}
