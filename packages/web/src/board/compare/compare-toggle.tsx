import { Scale } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import styles from '../../ui/menu/panel.module.css';
import { setCompared, useCompared } from './compared.ts';

/** Shows or hides the boxes of a list that tick athletes to be compared; hiding takes the ticks off. */
export function CompareToggle() {
  const isComparing = useCompared() !== null;
  return (
    <Button
      variant="outline"
      aria-label="Compare"
      aria-pressed={isComparing}
      onClick={() => setCompared(isComparing ? null : [])}
    >
      <Scale aria-hidden />
      <span className={styles['label']}>Compare</span>
    </Button>
  );
}
