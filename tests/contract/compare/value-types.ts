import { isJson } from '../../replay/recording.ts';

/** The types of all values at one path, in one or more response bodies. */
export type PathTypes = {
  /** JSON types; a string with a date has its date format as type. */
  types: Set<string>;
  /** The number of objects that have each key. */
  keys: Map<string, number>;
  objects: number;
};

/** The types by path; the items of a list share a path. */
export type BodyTypes = Map<string, PathTypes>;

/** Paths of objects whose keys are data of the store, or names that only one of the two stores has. */
const MAPS = /\.(options|content_data|capabilities|extra_capabilities)$/;

/** Adds the types in a body to `into`, by default a new map, and returns it. */
export function typesOf(body: unknown, into: BodyTypes = new Map(), path = ''): BodyTypes {
  let node = into.get(path);
  if (!node) into.set(path, (node = { types: new Set(), keys: new Map(), objects: 0 }));
  node.types.add(typeOf(body));
  if (Array.isArray(body))
    for (const item of body) typesOf(item, into, `${path}[${kindOfItem(item, path)}]`);
  if (isJson(body)) {
    node.objects++;
    for (const [key, value] of Object.entries(body)) {
      const name = MAPS.test(path) ? '*' : key;
      node.keys.set(name, (node.keys.get(name) ?? 0) + 1);
      typesOf(value, into, `${path}.${name}`);
    }
  }
  return into;
}

/** Separates segments with and without sales, because a store sends their ids as different types. */
function kindOfItem(item: unknown, path: string): string {
  if (!path.endsWith('.segments') || !isJson(item) || !isJson(item['subtotals'])) return '';
  const hasSales = Object.values(item['subtotals']).some((metric) => Number(metric) !== 0);
  return hasSales ? 'with sales' : 'without sales';
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value !== 'string') return typeof value;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value)) return 'date with T';
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.test(value)) return 'date with space';
  return 'text';
}

/**
 * Returns the differences between the types of two responses to the same request. A family is all responses of the same
 * endpoint: fields that the store sends only in some of them depend on its data and are not reported.
 */
export function compareTypes(
  store: { own: BodyTypes; family: BodyTypes },
  demo: { own: BodyTypes; family: BodyTypes },
): string[] {
  const differences: string[] = [];
  for (const [path, real] of store.own) {
    const own = demo.own.get(path);
    const [realFamily, demoFamily] = [store.family.get(path), demo.family.get(path)];
    if (!own || !realFamily || !demoFamily) continue;
    const keys = MAPS.test(path) ? [] : [...real.keys.keys(), ...own.keys.keys()];
    for (const key of new Set(keys)) {
      const isExtra = own.keys.has(key) && !realFamily.keys.has(key);
      const isMissing = real.keys.has(key) && !demoFamily.keys.has(key);
      const isLost = !isMissing && isAlways(realFamily, key) && !isAlways(own, key);
      const isNeverOptional = !isExtra && isAlways(demoFamily, key) && !isAlways(real, key);
      if (isExtra) differences.push(`${path}.${key}: only the demo has it`);
      if (isMissing) differences.push(`${path}.${key}: only the store has it`);
      if (isLost) differences.push(`${path}.${key}: missing in objects of the demo`);
      if (isNeverOptional) differences.push(`${path}.${key}: missing in objects of the store`);
    }
    for (const type of own.types)
      if (!realFamily.types.has(type)) differences.push(`${path}: only the demo sends ${type}`);
    for (const type of real.types)
      if (!demoFamily.types.has(type)) differences.push(`${path}: only the store sends ${type}`);
  }
  return differences;
}

function isAlways({ keys, objects }: PathTypes, key: string): boolean {
  return objects > 0 && keys.get(key) === objects;
}
