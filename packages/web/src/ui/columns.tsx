import type { ReactNode } from 'react';
import { columnsStyles } from './columns.static.ts';

interface ColumnsProps {
  /** Side by side on paper, too. */
  readonly printed?: boolean;
  readonly children: ReactNode;
}

/** Two cards side by side from 1024 px on, one below the other under that. */
export function Columns({ printed = false, children }: ColumnsProps) {
  return (
    <div className={columnsStyles.root} data-printed={printed || undefined}>
      {children}
    </div>
  );
}
