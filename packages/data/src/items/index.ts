export { getLeaderboard } from './leaderboard.ts';
export { searchItemsByString } from './search-items.ts';
export { ITEMS_STORE_NAME, itemsStore } from './store.ts';

export type { LeaderboardOptions, LeaderboardState } from './leaderboard.ts';
export type { FoundItems } from './search-items.ts';
export type { ItemsSelectors } from './store.ts';
export type {
  CatalogueCategory,
  CatalogueItem,
  CatalogueProduct,
  ItemOf,
  ItemsByType,
  ItemsMap,
  TemplateFields,
} from './types.ts';
