import { createContext } from 'react';

/** How many pages were left since the app started: 0 on the page that was opened by its address. */
export const VisitContext = createContext(0);
