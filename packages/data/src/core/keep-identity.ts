/** Deeper parts are not compared: no reply is nested this deeply, and the recursion stays bounded. */
const MAX_DEPTH = 100;

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Returns a value that is equal to `now` and shares every equal part with `before`: if both are equal, `before` itself.
 * Entries of lists are compared by position, entries of objects by name; anything but plain data, such as an error or a
 * `Map`, is only equal to itself. The cost is one visit of each entry of `now`, without parts that are the same object
 * as before.
 */
export function keepIdentity<Value>(before: unknown, now: Value, depth = 0): Value {
  if (Object.is(before, now) || depth > MAX_DEPTH) return now;
  // The cast is safe: a part of `before` is only returned when it is equal to its part of `now`.
  if (Array.isArray(now) && Array.isArray(before))
    return keepList(before, now, depth + 1) as unknown as Value;
  if (isPlain(now) && isPlain(before)) return keepRecord(before, now, depth + 1) as Value;
  return now;
}

function keepList(
  before: readonly unknown[],
  now: readonly unknown[],
  depth: number,
): readonly unknown[] {
  const kept = now.map((entry, index) => keepIdentity(before[index], entry, depth));
  const isSame =
    now.length === before.length && kept.every((entry, at) => Object.is(entry, before[at]));
  return isSame ? before : kept;
}

function keepRecord(
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  depth: number,
): Readonly<Record<string, unknown>> {
  const names = Object.keys(now);
  const kept = names.map((name) => [name, keepIdentity(before[name], now[name], depth)] as const);
  const isSame =
    names.length === Object.keys(before).length &&
    kept.every(([name, entry]) => Object.hasOwn(before, name) && Object.is(entry, before[name]));
  return isSame ? before : Object.fromEntries(kept);
}
