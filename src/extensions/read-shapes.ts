/** A part of a callback's result has another shape than the hook's. The message names the part. */
export class ShapeError extends Error {
  override name = 'ShapeError';
}

/** An object of an extension, by the names of its fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** The most entries that a list of filters, options, rules, charts or columns may have. */
const MAX_ENTRIES = 1000;

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return value === null ? 'null' : value === undefined ? 'undefined' : `of type ${typeof value}`;
}

/** Throws unless the condition holds. */
export function check(condition: boolean, message: string): asserts condition {
  if (!condition) throw new ShapeError(message);
}

/** An object that is no list. */
export function readFields(value: unknown, name: string): Fields {
  check(
    typeof value === 'object' && value !== null && !Array.isArray(value),
    `${name} must be an object, and is ${describe(value)}.`,
  );
  check(!('then' in value), `${name} is a promise; hooks are read at once.`);
  return value as Fields;
}

/** A list whose entries all can be read; holes cannot. */
export function readList<Entry>(
  value: unknown,
  name: string,
  read: (entry: unknown, name: string, index: number) => Entry,
  limit = MAX_ENTRIES,
): Entry[] {
  check(Array.isArray(value), `${name} must be a list, and is ${describe(value)}.`);
  check(value.length <= limit, `${name} has ${value.length} entries; at most ${limit} are read.`);
  return Array.from(value, (entry: unknown, index) => read(entry, `${name}[${index}]`, index));
}

/** A text that is not empty. */
export function readText(value: unknown, name: string): string {
  check(
    typeof value === 'string' && value !== '',
    `${name} must be a text, and is ${value === '' ? 'empty' : describe(value)}.`,
  );
  return value;
}

/** A function. What it takes and returns is checked where it is called. */
export function readFunction(value: unknown, name: string): (...values: unknown[]) => unknown {
  check(typeof value === 'function', `${name} must be a function, and is ${describe(value)}.`);
  return (...values) => value(...values);
}

/** An object with a field, read by `read`, if the value is there; an empty one else. For `exactOptionalPropertyTypes`. */
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
  const double = keys.find((key, index) => keys.indexOf(key) !== index);
  check(double === undefined, `${name} has "${double}" twice.`);
}

/** One of several texts. */
export const readOneOf =
  <Text extends string>(texts: readonly Text[]) =>
  (value: unknown, name: string): Text => {
    const found = texts.find((text) => text === value);
    check(found !== undefined, `${name} must be one of: ${texts.join(', ')}.`);
    return found;
  };

/** Whether a switch is on. */
export function readSwitch(value: unknown, name: string): boolean {
  check(typeof value === 'boolean', `${name} must be true or false, and is ${describe(value)}.`);
  return value;
}
