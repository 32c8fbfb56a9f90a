import { createContext } from 'react';

type SummaryItemState = {
  /**
   * Where a summary number is rendered: in a list of cards, in the compact grid below the selected number, or outside
   * of a list.
   */
  container: 'list' | 'compact' | 'none';
  /** Called when the link of a number is clicked. */
  onSelect?: (() => void) | undefined;
};

/** The context that a summary list provides to its numbers. */
export const SummaryItemContext = createContext<SummaryItemState>({ container: 'none' });
