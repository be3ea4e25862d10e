/** Explicit roles, because Safari drops the semantics of a table laid out as blocks, as on phones. */
export const asTable = { role: 'table' };
export const asRowGroup = { role: 'rowgroup' };
export const asRow = { role: 'row' };
export const asColumnHeader = { role: 'columnheader', scope: 'col' };
export const asRowHeader = { role: 'rowheader', scope: 'row' };
export const asCell = { role: 'cell' };
export const asGridCell = { role: 'gridcell' };
