import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridEdit } from './grid-data.ts';

export interface EditedCell extends Pick<GridEdit, 'rowNumber' | 'column'> {
  /** Typing began it. */
  readonly typing: boolean;
}

/** Whether the active cell is being edited: that ends as soon as another cell is active. */
export function useEditing(active: Pick<GridEdit, 'rowNumber' | 'column'> | null) {
  const [edited, setEdited] = useState<EditedCell | null>(null);
  const isActive = edited?.rowNumber === active?.rowNumber && edited?.column === active?.column;
  if (edited !== null && !isActive) setEdited(null);
  return {
    edited: isActive ? edited : null,
    start: (typing: boolean) => {
      // The key that was pressed types into the editor, so that must have the focus by then.
      if (active !== null) flushSync(() => setEdited({ ...active, typing }));
    },
    stop: () => setEdited(null),
  };
}
