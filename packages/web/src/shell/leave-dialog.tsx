import { useEffect, useRef, useState } from 'react';
import { SignedOutCover } from '../session/cover.ts';
import { useSessionState } from '../session/use-session.ts';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { blockNavigation } from './navigation-blocker.ts';

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

/**
 * Blocks leaving the page while `isUnsaved` (links, the browser's Back, Logout) until the person confirms; closing the
 * tab uses `beforeunload`. @returns the two answers while they are asked for, else null
 */
function useUnsavedWarning(isUnsaved: boolean) {
  const [blocked, setBlocked] = useState<(() => void) | null>(null);
  const unblock = useRef(() => {});

  useEffect(() => {
    if (!isUnsaved) return;
    unblock.current = blockLeaving((proceed) => setBlocked(() => proceed));
    return () => unblock.current();
  }, [isUnsaved]);

  if (blocked === null) return null;
  return {
    stay: () => setBlocked(null),
    leave() {
      unblock.current();
      setBlocked(null);
      blocked();
    },
  };
}

/** @returns what unblocks */
function blockLeaving(block: (proceed: () => void) => void): () => void {
  function blockLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !leavesPage(link, event)) return;
    event.preventDefault();
    event.stopPropagation();
    closeSurrounding(link);
    block(() => link.click());
  }

  const blockUnload = (event: BeforeUnloadEvent) => event.preventDefault();

  document.addEventListener('click', blockLink, { capture: true });
  window.addEventListener('beforeunload', blockUnload);
  const unblockNavigation = blockNavigation(block);
  return () => {
    document.removeEventListener('click', blockLink, { capture: true });
    window.removeEventListener('beforeunload', blockUnload);
    unblockNavigation();
  };
}

/** The drawer would cover the warning, and a menu stays open until an item is chosen or Escape is pressed. */
function closeSurrounding(link: HTMLAnchorElement): void {
  link.closest('dialog')?.close();
  const escapeKey = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  link.closest('[role=menu]')?.dispatchEvent(escapeKey);
}

function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, altKey, shiftKey } = event;
  return (
    !(button !== 0 || ctrlKey || metaKey || altKey || shiftKey) &&
    link.origin === location.origin &&
    !link.target &&
    link.pathname + link.search !== location.pathname + location.search
  );
}
