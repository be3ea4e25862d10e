import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import frame from './field-frame.module.css';
import styles from './field-grid.module.css';

interface FieldsProps {
  readonly children: ReactNode;
}

/** Fields in two columns from 768 px: halves side by side, the others across both. */
export function FieldGrid({ children }: FieldsProps) {
  return <div className={styles['grid']}>{children}</div>;
}

/** Related fields under one legend. */
export function FieldGroup({ children }: FieldsProps) {
  return <fieldset className={classNames(frame['root'], styles['group'])}>{children}</fieldset>;
}

/** Three short fields side by side from 768 px. */
export function FieldTriple({ children }: FieldsProps) {
  return <div className={styles['triple']}>{children}</div>;
}
