import type { Db, OrderLine } from '../db.ts';
import { groupBy, productsIn } from './lines.ts';

/** One segment of a report that is cut by what was sold: its number, its label, and which lines are of it. */
export type Cut = {
  id: number;
  label: string;
  /** The only products that its lines can be of. */
  products: ReadonlySet<number>;
  has: (line: OrderLine) => boolean;
};

/** One segment for each product, or for those that were asked for. */
export function productSegments(db: Db, only: ReadonlySet<number>): Cut[] {
  return db.products
    .filter(({ id }) => only.size === 0 || only.has(id))
    .map(({ id, name }) => ({
      id,
      label: name,
      products: new Set([id]),
      has: (line) => line.product_id === id,
    }));
}

/** One segment for each category that holds something; without a choice, of all that do. */
export function categorySegments(db: Db, only: ReadonlySet<number>): Cut[] {
  return db.categories.flatMap(({ id, name }) => {
    const products = productsIn(db, new Set([id]));
    return (only.size === 0 ? products.size > 0 : only.has(id))
      ? [{ id, label: name, products, has: (line) => products.has(line.product_id) }]
      : [];
  });
}

/** One segment for each variation: of one product, with itself in front, or those that were asked for. */
export function variationSegments(
  db: Db,
  productId: number | null,
  only: ReadonlySet<number>,
): Cut[] {
  const product = db.products.find(({ id }) => id === productId);
  const variations = db.variations.filter(({ id, parent_id }) =>
    only.size > 0 ? only.has(id) : parent_id === productId,
  );
  return [
    ...(product && only.size === 0
      ? [
          {
            id: 0,
            label: product.name,
            products: new Set([product.id]),
            has: (line: OrderLine) => line.product_id === product.id && line.variation_id === 0,
          },
        ]
      : []),
    ...variations.map(({ id, parent_id, attributes }) => {
      const name = db.products.find((item) => item.id === parent_id)?.name ?? '';
      const options = attributes.map(({ option }) => option).join(', ');
      // A store appends the options to a name that already holds them.
      const label = `${name} - ${options} - ${options}`;
      const products = new Set([parent_id]);
      return { id, label, products, has: (line: OrderLine) => line.variation_id === id };
    }),
  ];
}

/** The rows that have something of each segment, found through their products. */
export function rowsBySegment<Row>(
  cuts: readonly Cut[],
  rows: readonly Row[],
  linesOf: (row: Row) => readonly OrderLine[],
): Row[][] {
  const byProduct = groupBy(rows, (row) => [
    ...new Set(linesOf(row).map(({ product_id }) => product_id)),
  ]);
  return cuts.map(({ products, has }) => {
    const found = new Set<Row>();
    for (const product of products)
      for (const row of byProduct.get(product) ?? []) if (linesOf(row).some(has)) found.add(row);
    return [...found];
  });
}
