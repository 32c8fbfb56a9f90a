import { getItemsByIds, type SearchKind } from '@tillview/data';
import type { GetFilterLabels } from '@tillview/navigation';
import type { DataRegistry } from '@wordpress/data';

/** Loads the names of items of one type from the REST API, as a report does. */
export function createStoreLabels(
  registry: DataRegistry,
  kind: Extract<SearchKind, 'categories' | 'products' | 'variableProducts'>,
): GetFilterLabels {
  return async (value) => {
    const items = await getItemsByIds(registry, kind, value.split(','));
    return items.map(({ id, name }) => ({ key: id, label: name }));
  };
}
