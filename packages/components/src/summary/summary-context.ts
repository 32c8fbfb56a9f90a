import { createContext } from 'react';

type SummaryItemState = {
  /** Where a number stands: in a list of cards, in the compact grid below the selected one, or alone. */
  container: 'list' | 'compact' | 'none';
  /** Called on a click on the link of a number. */
  onSelect?: (() => void) | undefined;
};

/** What a summary list tells its numbers. */
export const SummaryItemContext = createContext<SummaryItemState>({ container: 'none' });
