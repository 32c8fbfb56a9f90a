import type { Range } from './lines.ts';
import { dateTypeOf, excludedStatuses, salesRows } from './sales-rows.ts';
import type { SalesRow } from './sales-rows.ts';
import type { Db } from '../db.ts';

/** The sales rows of a range, by the store's date type unless `date` is given. */
export function countedSales(db: Db, range: Range, date = dateTypeOf(db)): SalesRow[] {
  const excluded = excludedStatuses(db);
  return salesRows(db, {
    counts: ({ status }) => !excluded.has(status),
    range: { date, ...range },
  });
}
