import { type Collection, emptyCollection } from '../core/collection.ts';
import { getResourceName, type Query } from '../core/query.ts';
import type { CatalogueItem, ItemsData } from './types.ts';

const PRODUCT_TYPES = /^(?:products(?:\/low-in-stock|\/\d+\/variations)?|variations)$/;
const EMPTY_COLLECTION: Collection<CatalogueItem> = emptyCollection();

/** All product lists share one collection, so a changed product is updated in every list. */
function getCollectionName(itemType: string): string {
  return PRODUCT_TYPES.test(itemType) ? 'products' : itemType;
}

/** The collection that contains the items of a type. */
export function getCollection(data: ItemsData, itemType: string): Collection<CatalogueItem> {
  return data.collections[getCollectionName(itemType)] ?? EMPTY_COLLECTION;
}

/** Returns the data with a new collection for an item type. */
export function withCollection(
  { collections }: ItemsData,
  itemType: string,
  collection: Collection<CatalogueItem>,
): Pick<ItemsData, 'collections'> {
  return { collections: { ...collections, [getCollectionName(itemType)]: collection } };
}

/** The key of a total count. Ignores `page`, `per_page` and `_fields`, which do not affect the total. */
export function getTotalKey(itemType: string, query: Query): string {
  return getResourceName(itemType, {
    ...query,
    _fields: undefined,
    page: undefined,
    per_page: undefined,
  });
}
