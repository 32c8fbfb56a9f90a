import { isForbidden } from '@tillview/data';
import type { GetFilterLabels, Query } from '@tillview/navigation';
import { getKeys } from './get-keys.ts';
import { loadLabels, type LabelContext } from './load-labels.ts';
import { nameOrId } from './name-or-id.ts';
import { formatMissingItem, formatUnreadItem } from './use-labels.ts';

/**
 * Loads the labels of a comma-separated list of keys, for use outside of a component. A name that cannot be read, or that
 * the user may not see, and an item that no longer exists have a label that says so.
 */
export async function readLabels(
  type: string,
  value: string,
  context: LabelContext,
  { getLabels, query }: { getLabels?: GetFilterLabels | undefined; query: Query },
): Promise<string[]> {
  const keys = getKeys(value);
  try {
    const found = await (getLabels?.(value, query) ?? loadLabels(type, value, context));
    const names = new Map(
      found.map((item) => [String('key' in item ? item.key : item.id), item.label]),
    );
    return keys.map((key) => nameOrId(names.get(key) ?? formatMissingItem(key), key));
  } catch (error) {
    return keys.map((key) => formatUnreadItem(key, isForbidden(error)));
  }
}
