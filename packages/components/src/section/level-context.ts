import { createContext } from 'react';

/** The heading level of the current section; 2 outside of any section, since h1 is the heading of the page. */
export const LevelContext = createContext(2);
