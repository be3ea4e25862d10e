import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import type { LazyPart } from '../ui/lazy/lazy-part.tsx';

export interface ActionDialogProps {
  readonly onClose: () => void;
  /** Called when it is done, with the message to show. */
  readonly onDone: (notice: string) => void;
  readonly finalFocus: () => HTMLElement | null;
}

interface ActionButtonProps {
  readonly label: string;
  readonly Dialog: LazyPart<ActionDialogProps>;
  readonly onOpen?: () => void;
  readonly onDone?: (notice: string) => void;
}

export function ActionButton({ label, Dialog, onOpen, onDone }: ActionButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => Dialog.preload(), [Dialog]);

  function open() {
    onOpen?.();
    setOpen(true);
  }

  function done(notice: string) {
    setOpen(false);
    onDone?.(notice);
  }

  return (
    <>
      <Button ref={button} variant="outline" aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      {isOpen && <Dialog onClose={() => setOpen(false)} onDone={done} finalFocus={() => button.current} />}
    </>
  );
}
