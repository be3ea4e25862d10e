/** Rows of each card on Home. */
export const homeRows = 10;
