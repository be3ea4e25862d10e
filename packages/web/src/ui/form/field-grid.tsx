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

/** Required fields that belong together, under one legend. */
export function FieldGroup({ legend, children }: FieldsProps & { readonly legend: string }) {
  return (
    <fieldset className={classNames(frame['root'], styles['group'])}>
      <legend>
        {legend}
        <span aria-hidden>*</span>
      </legend>
      {children}
    </fieldset>
  );
}

/** Three short fields side by side from 768 px. */
export function FieldTriple({ children }: FieldsProps) {
  return <div className={styles['triple']}>{children}</div>;
}
