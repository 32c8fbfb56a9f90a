import type { Db } from '../db.ts';
import type { Download } from '../entities/order.ts';
import type { RestArgs } from '../rest-args.ts';
import type { Range } from './lines.ts';
import { joinTests } from './order-filters.ts';

/** The downloads of a range that pass the request's filters, joined by `match`. */
export function downloadRows(db: Db, { after, before }: Range, args: RestArgs): Download[] {
  const keys = {
    product: ({ product_id }: Download) => String(product_id),
    order: ({ order_id }: Download) => String(order_id),
    customer: ({ customer_id }: Download) => String(customer_id),
    ip_address: ({ ip_address }: Download) => ip_address,
  };
  const tests = Object.entries(keys).flatMap(([name, keyOf]) =>
    (['includes', 'excludes'] as const).flatMap((rule) => {
      const values = new Set(args.list(`${name}_${rule}`));
      return values.size > 0
        ? [(row: Download) => values.has(keyOf(row)) === (rule === 'includes')]
        : [];
    }),
  );
  const passes = joinTests(args, tests);
  return db.downloads.filter((row) => row.date >= after && row.date <= before && passes(row));
}
