import { getItemsByIds, type SearchItem, type SearchKind } from '@tillview/data';
import type { FilterLabel } from '@tillview/navigation';
import type { DataRegistry } from '@wordpress/data';
import { createAutocompleter } from './create-autocompleter.tsx';
import { getKeys } from './get-keys.ts';
import { isBuiltInKind } from './kinds.tsx';
import { readOnce } from './read-once.ts';
import type { Autocompleter } from './types.ts';

/** What the names of items depend on: where they are loaded, and how those of variations are joined. */
export type LabelContext = { registry: DataRegistry; variationSeparator: string };

/** Reads items by key, once for all that is shown of them. */
function readItems<Kind extends SearchKind>(
  type: Kind,
  keys: readonly string[],
  registry: DataRegistry,
): Promise<SearchItem<Kind>[]> {
  return readOnce(registry, `${type} ${keys.join()}`, () => getItemsByIds(registry, type, keys));
}

/** The type of a product, such as `variable`, out of the reply that names it; empty for one that does not exist. */
export async function loadProductType(id: string, registry: DataRegistry): Promise<string> {
  const [product] = await readItems('products', [id], registry);
  return product?.type ?? '';
}

/** Loads labels by key from the REST API; keys of a custom search are their own labels. */
export async function loadLabels(
  type: string,
  value: string,
  { registry, variationSeparator }: LabelContext,
): Promise<readonly FilterLabel[]> {
  const keys = getKeys(value);
  if (!isBuiltInKind(type)) return keys.map((key) => ({ key, label: key }));
  const completer: Autocompleter = createAutocompleter(type, { registry, variationSeparator });
  const items = await readItems(type, keys, registry);
  return items.map((item) => completer.getOptionCompletion(item));
}
