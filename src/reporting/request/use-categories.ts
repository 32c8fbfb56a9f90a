import { decodeEntities, itemsStore } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import type { Category, CategoryTree } from '../definition/category-tree.ts';

const NO_CATEGORIES: CategoryTree = new Map();

/** Loads all categories in one request. */
const EVERY_CATEGORY = { per_page: -1 };

/** The store's product categories; empty until they are loaded, and if they are not needed. */
export function useCategories(isNeeded: boolean): CategoryTree {
  const items = useSelect(
    (select) => (isNeeded ? select(itemsStore).getItems('categories', EVERY_CATEGORY) : undefined),
    [isNeeded],
  );
  return useMemo(() => {
    if (!items) return NO_CATEGORIES;
    const categories = [...items.values()].map(({ id, name, parent }): Category => ({
      id,
      // The store sends names with HTML entities: "Home &amp; Kitchen".
      name: decodeEntities(name),
      parent: parent ?? 0,
    }));
    return new Map(categories.map((category) => [category.id, category]));
  }, [items]);
}
