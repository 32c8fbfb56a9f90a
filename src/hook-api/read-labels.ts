import type { GetFilterLabels } from '@tillview/navigation';
import { readFields, readFunction, readList, readText, ShapeError } from './read-shapes.ts';

function readKey(value: unknown, name: string): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value;
  throw new ShapeError(`${name} must have a key.`);
}

/**
 * Reads a function that returns the names of selected items. Its result is validated on each call; a failure is shown
 * where the names are displayed.
 */
export function readLabelsOf(value: unknown, name: string): GetFilterLabels {
  const getLabels = readFunction(value, name);
  return async (keys, query) =>
    readList(await getLabels(keys, query), `What ${name} returns`, (entry, of) => {
      const fields = readFields(entry, of);
      return {
        key: readKey(fields['key'] ?? fields['id'], of),
        label: readText(fields['label'], `${of}.label`),
      };
    });
}
