import { isJson } from '../replay/recording.ts';

/** The values observed at one path of response bodies. */
type ShapeNode = {
  /** Kinds of values, such as `number`, `null`, `text`, `date T`, `decimal text`. */
  kinds: Set<string>;
  /** The number of objects that have each key. */
  keys: Map<string, number>;
  objects: number;
};

/** Nodes by path; the items of a list share one node. */
export type Shape = Map<string, ShapeNode>;

/** Paths whose keys are data of the store and not part of the contract. */
const MAPS = /\.(options(\.\*)?|errors\.errors|results|install_time)$/;

/** Adds the kinds of values in a body to `shape`, by default a new one, and returns it. */
export function recordShape(body: unknown, shape: Shape = new Map(), path = ''): Shape {
  let node = shape.get(path);
  if (!node) shape.set(path, (node = { kinds: new Set(), keys: new Map(), objects: 0 }));
  node.kinds.add(kindOf(body));
  if (Array.isArray(body)) for (const item of body) recordShape(item, shape, `${path}[]`);
  if (isJson(body)) {
    node.objects++;
    const isMap = MAPS.test(path);
    for (const [key, value] of Object.entries(body)) {
      const name = isMap ? '*' : key;
      node.keys.set(name, (node.keys.get(name) ?? 0) + 1);
      recordShape(value, shape, `${path}.${name}`);
    }
  }
  return shape;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value !== 'string') return typeof value;
  if (value === '') return 'empty text';
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value)) return 'date T';
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.test(value)) return 'date with blank';
  if (/^-?\d+$/.test(value)) return 'digits';
  if (/^-?\d+\.\d+$/.test(value)) return 'decimal text';
  return 'text';
}

/**
 * Whether a kind was observed, or is compatible with an observed one: a string of digits can also be a name or a price.
 */
function isKnown(kinds: ReadonlySet<string>, kind: string): boolean {
  if (kinds.has(kind)) return true;
  if (kind === 'digits') return kinds.has('text') || kinds.has('decimal text');
  if (kind === 'decimal text') return kinds.has('text') || kinds.has('digits');
  return kind === 'text' && kinds.has('digits') && kinds.has('empty text');
}

/**
 * Finds violations of the contract. The keys must be those of the recorded response. The kinds may be any that
 * a recorded response of the same family has at that path, because the data decides the content of lists.
 */
export function findViolations(response: unknown, recorded: unknown, family: Shape): string[] {
  const own = recordShape(recorded);
  const violations: string[] = [];
  for (const [path, node] of recordShape(response)) {
    const known = family.get(path);
    if (!known) {
      violations.push(`${path} was not recorded`);
      continue;
    }
    for (const kind of node.kinds)
      if (!isKnown(known.kinds, kind))
        violations.push(`${path} is ${kind}, but recorded as ${[...known.kinds].join(', ')}`);
    if (node.objects === 0) continue;
    const model = own.get(path)?.objects ? own.get(path) : known;
    for (const key of node.keys.keys())
      if (!model?.keys.has(key) && !isOptional(known, key))
        violations.push(`${path}.${key} is not in the recording`);
    for (const [key, count] of model?.keys ?? [])
      if (
        count === model?.objects &&
        (node.keys.get(key) ?? 0) < node.objects &&
        !isOptional(known, key)
      )
        violations.push(`${path}.${key} is missing`);
  }
  return violations;
}

function isOptional(known: ShapeNode, key: string): boolean {
  const count = known.keys.get(key) ?? 0;
  return count > 0 && count < known.objects;
}

/** Returns the paths and kinds of a family of recordings that the demo store does not cover. */
export function findUncovered(recorded: Shape, shown: Shape): string[] {
  return [...recorded].flatMap(([path, { kinds }]) => {
    const node = shown.get(path);
    if (!node) return [`${path} is not covered`];
    return [...kinds]
      .filter((kind) => !isKnown(node.kinds, kind))
      .map((kind) => `${path} is not covered as ${kind}`);
  });
}
