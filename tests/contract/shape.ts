import { isJson } from '../replay/recording.ts';

/**
 * What a value is made of: names and types, the types that the items of a list have between them, and of
 * dates the way they are written. Two replies of one contract have equal shapes, whatever they tell.
 */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const shapes = new Map(value.map((item) => [JSON.stringify(shapeOf(item)), shapeOf(item)]));
    return { listOf: [...shapes.keys()].toSorted().map((key) => shapes.get(key)) };
  }
  if (isJson(value))
    return Object.fromEntries(
      Object.keys(value)
        .toSorted()
        .map((name) => [name, shapeOf(value[name])]),
    );
  if (value === null) return 'null';
  if (typeof value !== 'string') return typeof value;
  return /^\d{4}-\d\d/.test(value) ? value.replaceAll(/\d/g, '0') : 'string';
}
