/** Written out because Safari takes a table that is laid out as blocks, as on phones, for no table. */
export const asTable = { role: 'table' };
export const asRowGroup = { role: 'rowgroup' };
export const asRow = { role: 'row' };
export const asColumnHeader = { role: 'columnheader', scope: 'col' };
export const asRowHeader = { role: 'rowheader', scope: 'row' };
export const asCell = { role: 'cell' };
