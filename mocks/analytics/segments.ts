import type { Db } from '../db.ts';
import type { OrderLine } from '../entities/order.ts';
import { groupBy, productsIn } from './lines.ts';

/** A segment of a report: its id, its label, and the lines that belong to it. */
export type Segment = {
  id: number;
  label: string;
  /** The products that its lines can contain. */
  products: ReadonlySet<number>;
  has: (line: OrderLine) => boolean;
};

/** One segment for each product, or for each of the given ids. */
export function productSegments(db: Db, only: ReadonlySet<number>): Segment[] {
  return db.products
    .filter(({ id }) => only.size === 0 || only.has(id))
    .map(({ id, name }) => ({
      id,
      label: name,
      products: new Set([id]),
      has: (line) => line.product_id === id,
    }));
}

/** One segment for each of the given categories; without ids, for each category with products. */
export function categorySegments(db: Db, only: ReadonlySet<number>): Segment[] {
  return db.categories.flatMap(({ id, name }) => {
    const products = productsIn(db, new Set([id]));
    return (only.size === 0 ? products.size > 0 : only.has(id))
      ? [{ id, label: name, products, has: (line) => products.has(line.product_id) }]
      : [];
  });
}

/** One segment for the product itself and each of its variations, or for each of the given variation ids. */
export function variationSegments(
  db: Db,
  productId: number | null,
  only: ReadonlySet<number>,
): Segment[] {
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
      // A real store appends the options although the name already contains them.
      const label = `${name} - ${options} - ${options}`;
      const products = new Set([parent_id]);
      return { id, label, products, has: (line: OrderLine) => line.variation_id === id };
    }),
  ];
}

/** For each segment, the rows that contain its lines. Rows are indexed by product for speed. */
export function rowsBySegment<Row>(
  segments: readonly Segment[],
  rows: readonly Row[],
  linesOf: (row: Row) => readonly OrderLine[],
): Row[][] {
  const byProduct = groupBy(rows, (row) => [
    ...new Set(linesOf(row).map(({ product_id }) => product_id)),
  ]);
  return segments.map(({ products, has }) => {
    const found = new Set<Row>();
    for (const product of products)
      for (const row of byProduct.get(product) ?? []) if (linesOf(row).some(has)) found.add(row);
    return [...found];
  });
}
