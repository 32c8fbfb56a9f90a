type Entry<Args, Result> = { readonly args: Args; readonly result: Result };

/** The number of results that are kept for each object. */
const MAX_RESULTS = 100;

/**
 * Memoizes a function of an object: the same object with the same further arguments, compared by reference, has the same
 * result. The results live as long as their object. Data are immutable and keep their identity while they are equal
 * (`keepIdentity`), so nothing needs to be compared deeply. `createSelector` of `@wordpress/data` does the same, but
 * WordPress 6.5 does not have it.
 */
export function memoize<Source extends object, Args extends readonly unknown[], Result>(
  compute: (source: Source, ...args: Args) => Result,
): (source: Source, ...args: Args) => Result {
  const known = new WeakMap<Source, Entry<Args, Result>[]>();
  return (source, ...args) => {
    const entries = known.get(source) ?? [];
    const found = entries.find(
      (entry) =>
        entry.args.length === args.length &&
        entry.args.every((arg, index) => Object.is(arg, args[index])),
    );
    if (found) return found.result;
    const result = compute(source, ...args);
    known.set(source, [{ args, result }, ...entries].slice(0, MAX_RESULTS));
    return result;
  };
}
