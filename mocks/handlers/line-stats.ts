import { lineRows, aggregateLines } from '../analytics/lines.ts';
import type { LineRow } from '../analytics/lines.ts';
import {
  categorySegments,
  productSegments,
  rowsBySegment,
  variationSegments,
} from '../analytics/segments.ts';
import type { Segment } from '../analytics/segments.ts';
import type { Db } from '../db.ts';
import type { RestArgs } from '../rest-args.ts';
import { singleProductRequired } from './reports-revenue.ts';
import type { RestResponse, RestRequest } from './route.ts';
import { readRange } from './stats-response.ts';
import { respondWithStats, serializeSegment } from './stats-route.ts';

/** The segments that products and variations stats support. */
export const SEGMENT_BY = ['product', 'category', 'variation'] as const;

/**
 * Responds to a stats request that aggregates order lines. `without` lists metrics that the report does not include.
 */
export function lineStats(
  request: RestRequest,
  test: (line: LineRow['line']) => boolean,
  productParameter: string,
  without: readonly string[],
): RestResponse {
  const { args, store } = request;
  const { db } = store;
  const segments = segmentsFor(db, args, productParameter);
  const aggregate = (rows: readonly LineRow[]) =>
    Object.fromEntries(
      Object.entries(aggregateLines(db, rows)).filter(([name]) => !without.includes(name)),
    );
  return respondWithStats(request, {
    rows: lineRows(db, readRange(args, store)).filter(({ line }) => test(line)),
    localTimeOf: ({ time }) => time,
    aggregate,
    segmentsOf: (rows) => {
      const parts = rowsBySegment(segments, rows, ({ line }) => [line]);
      return segments.map(({ id, label }, index) => {
        const own = parts[index] ?? [];
        return serializeSegment(id, label, aggregate(own), own.length > 0);
      });
    },
  });
}

function segmentsFor(db: Db, args: RestArgs, productParameter: string): Segment[] {
  const ids = (name: string) => new Set(args.integers(name));
  switch (args.choice('segmentby', SEGMENT_BY)) {
    case 'product':
      // With `match=any`, products outside this filter can match other filters.
      return productSegments(db, args.text('match') === 'any' ? new Set() : ids(productParameter));
    case 'category':
      return categorySegments(db, ids('categories'));
    case 'variation': {
      const variations = ids('variations');
      const [product = null, ...others] = args.integers(productParameter);
      if (variations.size === 0 && (product === null || others.length > 0))
        throw singleProductRequired(productParameter);
      return variationSegments(db, product, variations);
    }
    default:
      return [];
  }
}
