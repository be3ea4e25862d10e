import { createContext } from 'react';

/** How many navigations there were since the app started: 0 on the page that was opened by its URL. */
export const VisitContext = createContext(0);
