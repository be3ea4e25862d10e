import type { LucideIcon } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';

const idOf = (name: string) => `board-${name}`;

/** Gives the focus to Undo when what had it is gone. */
export function focusUndo(): void {
  requestAnimationFrame(() => document.getElementById(idOf('Undo'))?.focus());
}

interface StepButtonProps {
  readonly name: 'Undo' | 'Redo';
  /** What it does, after its name; null where there is nothing to do. */
  readonly words: string | null;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
}

/** Undo or Redo. Without a step it stays in the order of Tab: the focus would be lost with the last step. */
export function StepButton({ name, words, icon: Icon, onPress }: StepButtonProps) {
  return (
    <Button
      id={idOf(name)}
      variant="ghost"
      aria-label={words ?? name}
      aria-disabled={words === null}
      title={words ?? undefined}
      onClick={onPress}
    >
      <Icon aria-hidden />
      <span>{words ?? name}</span>
    </Button>
  );
}
