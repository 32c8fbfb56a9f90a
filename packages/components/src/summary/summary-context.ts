import { createContext } from 'react';

type SummaryItemState = {
  /** What the numbers stand in: a menu of links, a plain list, or nothing that has a role. */
  container: 'menu' | 'list' | 'none';
  /** Whether the tab key stops at this one; the arrow keys reach the others. */
  isTabStop: boolean;
};

/** What a summary number needs to know of the list that it stands in. */
export const SummaryItemContext = createContext<SummaryItemState>({
  container: 'none',
  isTabStop: true,
});
