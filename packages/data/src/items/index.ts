export { getLeaderboard } from './leaderboard.ts';
export { searchItemsByString } from './search-items.ts';
export { ITEMS_STORE_NAME, itemsStore } from './store.ts';

export type { ItemsSelectors } from './store.ts';
export type { CatalogueProduct, ItemsMap } from './types.ts';
