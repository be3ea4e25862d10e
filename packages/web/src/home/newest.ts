/** How many of the newest a card shows. */
export const newest = 10;
