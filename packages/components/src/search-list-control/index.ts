export { SearchListControl } from './search-list-control.tsx';
export { SearchListItemRow } from './search-list-item.tsx';
export { buildTermsTree } from './tree.ts';
export type { SearchListControlProps } from './search-list-control.tsx';
export type { SearchListItemProps } from './search-list-item.tsx';
export type { SearchListMessages } from './messages.ts';
export type { RenderItem, RenderItemArgs, SearchListItem } from './types.ts';
