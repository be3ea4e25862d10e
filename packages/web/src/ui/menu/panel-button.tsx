import { type ReactNode, type RefObject, useId } from 'react';
import { Button } from '../button/button.tsx';
import styles from './panel.module.css';

interface PanelButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly opener?: RefObject<HTMLButtonElement | null>;
  /** The panel, for a caller that hides it. */
  readonly panel?: RefObject<HTMLElement | null>;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A button that opens a panel: the browser's own popover, which closes by Escape and by a click elsewhere. */
export function PanelButton({ label, icon, opener, panel, onToggle, children }: PanelButtonProps) {
  const id = useId();
  return (
    <>
      <Button ref={opener} variant="outline" popoverTarget={id} aria-label={label}>
        {icon}
        <span className={styles['label']}>{label}</span>
      </Button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        className={styles['panel']}
        onToggle={({ newState }) => onToggle?.(newState === 'open')}
      >
        {children}
      </section>
    </>
  );
}
