import { getItemsByIds, type SearchItem, type SearchKind } from '@tillview/data';
import type { FilterLabel } from '@tillview/navigation';
import type { DataRegistry } from '@wordpress/data';
import { createAutocompleter } from './create-autocompleter.tsx';
import { getKeys } from './get-keys.ts';
import { isBuiltInKind } from './kinds.tsx';
import { nameItems } from './name-items.ts';
import { readOnce } from './read-once.ts';
import type { Autocompleter } from './types.ts';

/** What the labels of items depend on: the registry that loads them, and the separator in the names of variations. */
export type LabelContext = { registry: DataRegistry; variationSeparator: string };

/** Reads items by key, with one request for all components that show them. */
function readItems<Kind extends SearchKind>(
  type: Kind,
  keys: readonly string[],
  registry: DataRegistry,
): Promise<SearchItem<Kind>[]> {
  return readOnce(registry, `${type} ${keys.join()}`, () => getItemsByIds(registry, type, keys));
}

/**
 * The type of a product, such as `variable`, from the same response as its name. Empty when the product does not exist.
 */
export async function loadProductType(id: string, registry: DataRegistry): Promise<string> {
  const [product] = await readItems('products', [id], registry);
  return product?.type ?? '';
}

/** Loads labels by key from the REST API. In a custom search each key is its own label. */
export async function loadLabels(
  type: string,
  value: string,
  { registry, variationSeparator }: LabelContext,
): Promise<readonly FilterLabel[]> {
  const keys = getKeys(value);
  if (!isBuiltInKind(type)) return keys.map((key) => ({ key, label: key }));
  const completer: Autocompleter = createAutocompleter(type, { registry, variationSeparator });
  const items = await readItems(type, keys, registry);
  const named = await nameItems(type, items, {
    registry,
    getName: (item) => completer.getOptionCompletion(item).label,
  });
  return named.map((item) => completer.getOptionCompletion(item));
}
