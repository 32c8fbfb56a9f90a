/** Makes a value for each key once: creating a formatter of Intl takes much longer than using it. */
export function createCache<Value>(): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, make) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const made = make();
    values.set(key, made);
    return made;
  };
}
