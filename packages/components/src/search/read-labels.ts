import type { GetFilterLabels, Query } from '@tillview/navigation';
import { getKeys } from './get-keys.ts';
import { loadLabels, type LabelContext } from './load-labels.ts';
import { nameOrId } from './name-or-id.ts';
import { formatMissingItem } from './use-labels.ts';

/**
 * The labels of a comma list of keys, outside of a component. Ids stand for names that could not be loaded; a key whose
 * item is gone says so.
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
  } catch {
    return keys.map((key) => `#${key}`);
  }
}
