import { createContext } from 'react';

type SummaryItemState = {
  /** The role of the list: a menu of links, a list, or none. */
  container: 'menu' | 'list' | 'none';
  /** Whether this number is the tab stop; arrow keys reach the others. */
  isTabStop: boolean;
};

/** What a summary list tells its numbers. */
export const SummaryItemContext = createContext<SummaryItemState>({
  container: 'none',
  isTabStop: true,
});
