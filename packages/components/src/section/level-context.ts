import { createContext } from 'react';

/** The heading level that stands at this place of the page: 2 under the page's own heading. */
export const LevelContext = createContext(2);
