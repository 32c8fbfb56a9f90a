/** The name of an item, or its number where the name is blank, as of a draft or a guest: a choice is to be seen. */
export function nameOrNumber(name: string, key: string | number): string {
  return name.trim() === '' ? `#${key}` : name;
}
