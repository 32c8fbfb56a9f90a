import type { Db } from '../db.ts';
import type { OrderLine } from '../entities/order.ts';
import type { RestArgs } from '../rest-args.ts';
import { excludedStatuses, salesRows } from './sales-rows.ts';
import type { SalesQuery, SalesRow } from './sales-rows.ts';

type Test = (row: SalesRow) => boolean;

/**
 * The sales rows of a range that pass the filters of an orders report, joined by `match`. The statuses that
 * the store excludes from reports stay excluded unless the request filters by status.
 */
export function filterOrders(db: Db, args: RestArgs, range: SalesQuery['range']): SalesRow[] {
  const tests = testsOf(db, args);
  const byStatus = args.list('status_is').length + args.list('status_is_not').length > 0;
  const excluded = byStatus ? new Set(['trash', 'checkout-draft']) : excludedStatuses(db);
  return salesRows(db, { counts: ({ status }) => !excluded.has(status), range }).filter(
    joinTests(args, tests),
  );
}

/** Joins tests by the `match` of a request. Without tests, every row passes. */
export function joinTests<Row>(args: RestArgs, tests: readonly ((row: Row) => boolean)[]) {
  const any = args.text('match') === 'any' && tests.length > 0;
  return (row: Row) => (any ? tests.some((test) => test(row)) : tests.every((test) => test(row)));
}

function testsOf(db: Db, args: RestArgs): Test[] {
  const tests: Test[] = [];
  /** Adds the filter pair `name_includes` and `name_excludes`, or its equivalent. */
  const both = (
    names: readonly [string, string],
    has: (row: SalesRow, values: ReadonlySet<string>) => boolean,
  ) => {
    for (const [index, name] of names.entries()) {
      const values = new Set(args.list(name));
      if (values.size > 0) tests.push((row) => has(row, values) === (index === 0));
    }
  };
  const ofLines =
    (idOf: (line: OrderLine) => number) => (row: SalesRow, ids: ReadonlySet<string>) =>
      row.lines.some((line) => ids.has(String(idOf(line))));

  both(
    ['status_is', 'status_is_not'],
    (row, states) => states.has(row.status) || states.has('any'),
  );
  both(
    ['product_includes', 'product_excludes'],
    ofLines((line) => line.product_id),
  );
  both(
    ['variation_includes', 'variation_excludes'],
    ofLines((line) => line.variation_id),
  );
  both(
    ['coupon_includes', 'coupon_excludes'],
    (row, ids) =>
      row.parentId === 0 && row.order.coupons.some((line) => ids.has(String(line.coupon_id))),
  );
  both(['tax_rate_includes', 'tax_rate_excludes'], (row, ids) =>
    [row.shippingTaxes, ...row.lines.map(({ taxes }) => taxes)].some((taxes) =>
      taxes.some(({ rate_id }) => ids.has(String(rate_id))),
    ),
  );
  both(['order_includes', 'order_excludes'], (row, ids) => ids.has(String(row.id)));
  tests.push(...attributeTests(db, args));

  const type = args.text('customer_type') || args.text('customer');
  if (type) {
    const first = firstOrders(db);
    // A refund matches neither `new` nor `returning`.
    tests.push(
      (row) => row.parentId === 0 && (first.get(row.customerId) === row.id) === (type === 'new'),
    );
  }
  const refunds = args.text('refunds');
  if (refunds === 'none') tests.push((row) => row.parentId === 0);
  else if (refunds) {
    tests.push(
      (row) => row.parentId !== 0 && (refunds === 'all' || row.isFull === (refunds === 'full')),
    );
  }
  return tests;
}

function attributeTests(db: Db, args: RestArgs): Test[] {
  return (['attribute_is', 'attribute_is_not'] as const).flatMap((name) =>
    args.pairs(name).map(([attribute, term]): Test => {
      const variations = variationsWith(db, attribute, term);
      return (row) =>
        row.lines.some((line) => variations.has(line.variation_id)) === (name === 'attribute_is');
    }),
  );
}

/** The ids of the variations with an attribute term, for example all blue ones. */
export function variationsWith(db: Db, attribute: number, term: number): ReadonlySet<number> {
  return new Set(
    db.variations
      .filter(({ attributes }) =>
        attributes.some((item) => item.attribute_id === attribute && item.term_id === term),
      )
      .map(({ id }) => id),
  );
}

/** The first order of each customer, by creation date. */
export function firstOrders(db: Db): Map<number, number> {
  const first = new Map<number, { id: number; date: number }>();
  for (const { id, customer_id, date_created, status } of db.orders) {
    if (status === 'trash' || status === 'checkout-draft') continue;
    const known = first.get(customer_id);
    if (!known || date_created < known.date) first.set(customer_id, { id, date: date_created });
  }
  return new Map([...first].map(([customer, { id }]) => [customer, id]));
}
