import { createContext } from 'react';

/** The heading level of the current section: 2 below the page's own heading. */
export const LevelContext = createContext(2);
