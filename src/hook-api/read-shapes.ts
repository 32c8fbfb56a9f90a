/**
 * Thrown if a part of a callback's result does not have the type that the hook requires. The message names the part.
 */
export class ShapeError extends Error {
  override name = 'ShapeError';
}

/** The fields of an object from an extension, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** The maximum number of entries in a list of filters, options, rules, charts or columns. */
const MAX_ENTRIES = 1000;

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  return value === null ? 'null' : value === undefined ? 'undefined' : `of type ${typeof value}`;
}

/** Throws a `ShapeError` if the condition is false. */
export function check(condition: boolean, message: string): asserts condition {
  if (!condition) throw new ShapeError(message);
}

/** Reads an object that is not an array. */
export function readFields(value: unknown, name: string): Fields {
  check(
    typeof value === 'object' && value !== null && !Array.isArray(value),
    `${name} must be an object, and is ${describe(value)}.`,
  );
  check(!('then' in value), `${name} is a promise; return the value synchronously.`);
  return value as Fields;
}

/** Reads an array. Throws if one of its entries is invalid or missing. */
export function readList<Entry>(
  value: unknown,
  name: string,
  read: (entry: unknown, name: string, index: number) => Entry,
  limit = MAX_ENTRIES,
): Entry[] {
  check(Array.isArray(value), `${name} must be an array, and is ${describe(value)}.`);
  check(
    value.length <= limit,
    `${name} has ${value.length} entries; at most ${limit} are allowed.`,
  );
  return Array.from(value, (entry: unknown, index) => read(entry, `${name}[${index}]`, index));
}

/** Reads a string that is not empty. */
export function readText(value: unknown, name: string): string {
  check(
    typeof value === 'string' && value !== '',
    `${name} must be a string, and is ${value === '' ? 'empty' : describe(value)}.`,
  );
  return value;
}

/** Reads a function. Its arguments and result must be validated where it is called. */
export function readFunction(value: unknown, name: string): (...values: unknown[]) => unknown {
  check(typeof value === 'function', `${name} must be a function, and is ${describe(value)}.`);
  return (...values) => value(...values);
}

/**
 * Returns an object with the field, read by `read`, or an empty object if the field is missing, as
 * `exactOptionalPropertyTypes` requires.
 */
export function optional<Name extends string, Value>(
  fields: Fields,
  field: Name,
  name: string,
  read: (value: unknown, name: string) => Value,
): { [Field in Name]?: Value } {
  const value = fields[field];
  if (value === undefined || value === null) return {};
  return { [field]: read(value, `${name}.${field}`) } as { [Field in Name]?: Value };
}

/** Throws when two entries have the same key. */
export function checkUnique(keys: readonly string[], name: string): void {
  const duplicate = keys.find((key, index) => keys.indexOf(key) !== index);
  check(duplicate === undefined, `${name} has "${duplicate}" twice.`);
}

/** Reads one of several strings. */
export const readOneOf =
  <Text extends string>(texts: readonly Text[]) =>
  (value: unknown, name: string): Text => {
    const found = texts.find((text) => text === value);
    check(found !== undefined, `${name} must be one of: ${texts.join(', ')}.`);
    return found;
  };

/** Reads a boolean. */
export function readSwitch(value: unknown, name: string): boolean {
  check(typeof value === 'boolean', `${name} must be true or false, and is ${describe(value)}.`);
  return value;
}
