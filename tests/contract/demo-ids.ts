import type { DemoStore } from '../../mocks/demo-store.ts';

/** Maps recorded ids and strings to the equivalent ones of the demo store, by kind. */
export type IdTable = Readonly<Record<Kind, Readonly<Record<string, string>>>>;
type Kind =
  | 'product'
  | 'variation'
  | 'category'
  | 'coupon'
  | 'term'
  | 'order'
  | 'address'
  | 'name'
  | 'setting';

/** Creates the table of recorded ids. It omits kinds whose ids are the same in both stores. */
export function createIdTable({ db }: DemoStore): IdTable {
  const bySales = (items: readonly { id: number }[]) =>
    items.toSorted((a, b) => soldOf(b.id) - soldOf(a.id)).map(({ id }) => String(id));
  const since = Date.UTC(2026, 10, 1);
  const sold = new Map<number, number>();
  for (const order of db.orders)
    if (order.date_paid !== null && order.date_created >= since)
      for (const { product_id, variation_id, quantity } of order.lines)
        for (const id of [product_id, variation_id]) sold.set(id, (sold.get(id) ?? 0) + quantity);
  const soldOf = (id: number) => sold.get(id) ?? 0;

  const simple = bySales(
    db.products.filter((item) => item.type === 'simple' && !item.downloadable),
  );
  const limited = db.variations.filter(
    ({ id, low_stock_amount }) => low_stock_amount !== null && soldOf(id) > 0,
  );
  const variable = String(limited[0]?.parent_id);
  const downloads = db.products.filter(({ id }) =>
    db.downloads.some((item) => item.product_id === id),
  );
  const children = bySales(
    db.variations.filter(
      ({ id, parent_id }) => String(parent_id) === variable && id !== limited[0]?.id,
    ),
  );
  const other = db.variations.find(({ parent_id }) => String(parent_id) !== variable);
  const category = (slug: string) => String(db.categories.find((item) => item.slug === slug)?.id);
  const coupon = (code: string) => String(db.coupons.find((item) => item.code === code)?.id);
  const last = db.orders.findLast(({ coupons }) => coupons.length > 0);
  const fetched = db.downloads.find(({ date }) => new Date(date).getUTCFullYear() === 2025);
  const topTerm = (db.attributes[0]?.terms ?? []).toSorted(
    (a, b) => usesOf(b.id) - usesOf(a.id),
  )[0];
  function usesOf(term: number): number {
    return db.variations
      .filter(({ attributes }) => attributes.some(({ term_id }) => term_id === term))
      .reduce((sum, { id }) => sum + soldOf(id), 0);
  }

  return {
    product: {
      22: simple[0] ?? '',
      34: simple[1] ?? '',
      10: simple[2] ?? '',
      46: simple[3] ?? '',
      60: variable,
      50: String(downloads[0]?.id),
    },
    variation: { 61: String(limited[0]?.id), 62: children[0] ?? '', 56: String(other?.id) },
    category: {
      16: category('clothing'),
      17: category('hoodies'),
      18: category('t-shirts'),
      22: category('home'),
      23: category('kitchen'),
    },
    coupon: { 105: coupon('save10'), 106: coupon('save15') },
    term: { 27: String(topTerm?.id) },
    order: {
      274: String(last?.id).slice(0, -1),
      2745: String(last?.id),
      1360: String(fetched?.order_id),
    },
    address: { '203.0.113.203': fetched?.ip_address ?? '', '203.0.113.20': '203.0.113.1' },
    name: {
      kira: 'ingrid',
      sato: 'keller',
      'Kira Vance': 'Ingrid Berg',
      blue: topTerm?.name ?? '',
    },
    setting: {},
  };
}

/** The kind of ids in a parameter. */
const KINDS: Readonly<Record<string, Kind>> = {
  products: 'product',
  product_includes: 'product',
  product_excludes: 'product',
  variations: 'variation',
  variation_includes: 'variation',
  variation_excludes: 'variation',
  categories: 'category',
  category_includes: 'category',
  coupons: 'coupon',
  coupon_includes: 'coupon',
  coupon_excludes: 'coupon',
  order_includes: 'order',
  number: 'order',
  ip_address_includes: 'address',
  match: 'address',
  search: 'name',
  name_includes: 'name',
};

const INCLUDED: readonly (readonly [RegExp, Kind])[] = [
  [/variations$/, 'variation'],
  [/products$/, 'product'],
  [/categories$/, 'category'],
  [/coupons$/, 'coupon'],
];

/** Replaces the ids in a recorded path with those of the demo store. */
export function translatePath(path: string, table: IdTable): string {
  return path
    .replace(
      /(\/products\/)(\d+)/,
      (_, before: string, id: string) => before + (table.product[id] ?? id),
    )
    .replace(
      /(\/variations\/)(\d+)/,
      (_, before: string, id: string) => before + (table.variation[id] ?? id),
    );
}

/** Replaces the ids in a recorded parameter value with those of the demo store. */
export function translateValue(
  path: string,
  name: string,
  value: unknown,
  table: IdTable,
): unknown {
  if (name === 'attribute_is' || name === 'attribute_is_not')
    return Array.isArray(value)
      ? value.map((pair: unknown) =>
          Array.isArray(pair) ? [pair[0], table.term[String(pair[1])] ?? pair[1]] : pair,
        )
      : value;
  const kind =
    name === 'include' ? INCLUDED.find(([pattern]) => pattern.test(path))?.[1] : KINDS[name];
  if (!kind || typeof value !== 'string') return value;
  return value
    .split(',')
    .map((item) => table[kind][item] ?? item)
    .join(',');
}
