/**
 * The name of an item, or `#id` when the name is blank, as for a draft or a guest: a blank label would be invisible.
 */
export function nameOrId(name: string, id: string | number): string {
  return name.trim() === '' ? `#${id}` : name;
}
