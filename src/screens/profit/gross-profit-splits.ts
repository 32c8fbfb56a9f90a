import {
  getItemProfits,
  groupOrders,
  sumLines,
  type LedgerDimension,
  type LedgerMonth,
  type SecondsRange,
} from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatGroupValue } from '../../ledger/groups/group-values.ts';
import {
  changeSplits,
  getUnknownName,
  roundingTexts,
  type SplitTexts,
} from '../../reporting/what-changed/change-splits.ts';
import type { SplitPart } from '../../reporting/what-changed/split-change.ts';

type Months = ReadonlyMap<string, LedgerMonth>;

type Ranges = { readonly now: SecondsRange; readonly before: SecondsRange };

/** A way to split the change of gross profit, with its parts. */
export type GrossProfitSplit = SplitTexts & {
  readonly readParts: (months: Months, ranges: Ranges) => readonly SplitPart[];
};

/** Pairs the gross profit of both ranges by the id of a part. */
function pairParts(
  now: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
  labelOf: (id: string) => string,
): readonly SplitPart[] {
  return [...new Set([...now.keys(), ...before.keys()])].map((id) => ({
    id,
    label: labelOf(id),
    now: now.get(id) ?? 0,
    before: before.get(id) ?? 0,
  }));
}

/** By product. Lines of deleted products have no number: they are not parts. */
function readProducts(months: Months, ranges: Ranges): readonly SplitPart[] {
  const read = (range: SecondsRange) =>
    new Map(
      [...getItemProfits(sumLines(months, range), ({ product }) => [product])]
        .filter(([product]) => product !== 0)
        .map(([product, { gross }]) => [String(product), gross] as const),
    );
  return pairParts(read(ranges.now), read(ranges.before), getUnknownName);
}

const byDimension =
  (dimension: LedgerDimension) =>
  (months: Months, ranges: Ranges): readonly SplitPart[] => {
    const read = (range: SecondsRange) =>
      new Map(
        groupOrders(months, range, [dimension]).groups.map(({ key, gross_profit: gross }) => [
          key,
          gross ?? 0,
        ]),
      );
    return pairParts(read(ranges.now), read(ranges.before), (id) =>
      formatGroupValue(id, dimension),
    );
  };

/** The texts that a split has in common with the one of net sales. */
const pickTexts = ({ label, title, others }: SplitTexts) => ({ label, title, others });

/** The ways to split a change of gross profit, the first of them also in the sentence. */
export const grossProfitSplits = {
  product: {
    ...pickTexts(changeSplits.product),
    target: (id) => ({
      path: '/analytics/products',
      query: { filter: 'single_product', products: id, table_profit: 'yes' },
    }),
    remainder: changeSplits.product.remainder,
    why: () =>
      __(
        'Refunds without items and deleted products, for example, belong to no product.',
        'tillview',
      ),
    readParts: readProducts,
  },
  source: {
    label: () => __('Source', 'tillview'),
    title: () => __('What changed by source', 'tillview'),
    target: () => ({ path: '/analytics/sources', query: {} }),
    others: (count, text) =>
      /* translators: %s: number of sources. */
      sprintf(_n('%s other source', '%s other sources', count, 'tillview'), text),
    ...roundingTexts,
    readParts: byDimension('origins'),
  },
  customer: {
    ...pickTexts(changeSplits.customer),
    target: (type) => ({ path: '/analytics/sources', query: { customer_type: type } }),
    ...roundingTexts,
    readParts: byDimension('customer_types'),
  },
} as const satisfies Readonly<Record<string, GrossProfitSplit>>;
