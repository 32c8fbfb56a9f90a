import type { ReactNode } from 'react';

/** An item of a search list (R3.44). */
export type SearchListItem = {
  id: number;
  name: string;
  /** The number shown beside the name. */
  count?: number | undefined;
  /** Id of its parent; 0 or none for a root. */
  parent?: number | undefined;
  /** Names of its ancestors, outermost first; set in nested lists. */
  breadcrumbs?: readonly string[] | undefined;
  children?: readonly SearchListItem[] | undefined;
};

/** The arguments of a function that renders an item. */
export type RenderItemArgs = {
  item: SearchListItem;
  isSelected: boolean;
  isSingle: boolean;
  /** Creates the handler that selects or deselects the item. */
  onSelect: (item: SearchListItem) => () => void;
  /** The search text. */
  search: string;
  /** The depth, from 0. */
  depth: number;
  controlId: string;
  /** Whether the item is the tab stop; the arrow keys move to the other items. */
  isActive: boolean;
};

export type RenderItem = (args: RenderItemArgs) => ReactNode;
