import { type Collection, emptyCollection } from '../core/collection.ts';
import { getResourceName, type Query } from '../core/query.ts';
import type { CatalogueItem, ItemsData } from './types.ts';

const PRODUCT_TYPES = /^(?:products(?:\/low-in-stock|\/\d+\/variations)?|variations)$/;
const NOTHING: Collection<CatalogueItem> = emptyCollection();

/** Products of all lists are the same entities, so a change shows in every list. */
function kindOf(itemType: string): string {
  return PRODUCT_TYPES.test(itemType) ? 'products' : itemType;
}

/** The collection that contains the items of a type. */
export function getCollection(data: ItemsData, itemType: string): Collection<CatalogueItem> {
  return data.collections[kindOf(itemType)] ?? NOTHING;
}

/** The data with the collection of a type replaced. */
export function withCollection(
  { collections }: ItemsData,
  itemType: string,
  collection: Collection<CatalogueItem>,
): Pick<ItemsData, 'collections'> {
  return { collections: { ...collections, [kindOf(itemType)]: collection } };
}

/** The key of a total count, which does not depend on paging and fields. */
export function getTotalKey(itemType: string, query: Query): string {
  return getResourceName(itemType, {
    ...query,
    _fields: undefined,
    page: undefined,
    per_page: undefined,
  });
}
