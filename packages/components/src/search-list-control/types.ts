import type { ReactNode } from 'react';

/** Something to choose out of a list (spec §3 "Search list item"). */
export type SearchListItem = {
  id: number;
  name: string;
  /** How many things it stands for. */
  count?: number | undefined;
  /** Id of the item above it; 0 or none at the top. */
  parent?: number | undefined;
  /** Names of the items above it, outermost first; filled in for lists with levels. */
  breadcrumbs?: readonly string[] | undefined;
  children?: readonly SearchListItem[] | undefined;
};

/** What an item is drawn from. */
export type RenderItemArgs = {
  item: SearchListItem;
  isSelected: boolean;
  isSingle: boolean;
  /** Makes the handler that chooses the item, or gives it up. */
  onSelect: (item: SearchListItem) => () => void;
  /** What was searched for. */
  search: string;
  /** How deep it stands, from 0. */
  depth: number;
  controlId: string;
  /** Whether it is the one that Tab leads to; the others are reached by the arrow keys. */
  isActive: boolean;
};

export type RenderItem = (args: RenderItemArgs) => ReactNode;
