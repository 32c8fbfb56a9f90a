import type { QueryUpdate } from '@tillview/navigation';
import { __, _n, sprintf } from '@wordpress/i18n';

/** The dimension by which a change can be split. */
export type ChangeSplitName = 'product' | 'category' | 'coupon' | 'customer';

/** The explanation of a report in the card "What changed, and why". */
export type ChangeExplanation = {
  /** The metric whose change is split. */
  metric: 'net_revenue';
  /** The split that is shown first, also in the sentence; by product if not set. */
  lead?: ChangeSplitName;
  /** The splits whose requests accept the filters of the report; none if not set. */
  filtered?: readonly ChangeSplitName[];
};

/**
 * The source of a split's parts. `list`: the rows of `reports/{endpoint}`. `filters`: stats of `endpoint`, one request
 * for each value of a filter. `used`: stats of `endpoint`, one request for each of the most used items of a list.
 *
 * No split requests segments from the store: the segments of customer types are all 0, and the segments of coupons count
 * an order with two coupons twice for each coupon.
 */
export type SplitSource =
  | {
      readonly from: 'list';
      readonly endpoint: string;
      /** The field of a row that identifies it. */
      readonly id: string;
      /** The parameter that narrows the list to ids. */
      readonly include: string;
    }
  | {
      readonly from: 'filters';
      readonly endpoint: string;
      readonly param: string;
      readonly choices: readonly { readonly value: string; readonly label: () => string }[];
    }
  | {
      readonly from: 'used';
      readonly endpoint: string;
      readonly param: string;
      /**
       * The endpoint that lists the items, below `reports/`, and the fields of a row with its id and its number of
       * uses.
       */
      readonly items: { readonly endpoint: string; readonly id: string; readonly uses: string };
    };

/** The URL of a report that shows a part. */
export type PartTarget = { readonly path: string; readonly query: QueryUpdate };

/** How a way to split a change is shown. */
export type SplitTexts = {
  /** The name of a part's kind, such as "Product". */
  readonly label: () => string;
  /** The title of the table and its file. */
  readonly title: () => string;
  /** The name of a part in a sentence. Default: its label. */
  readonly inSentence?: (id: string) => string | undefined;
  readonly target: (id: string) => PartTarget;
  /** Whether its links keep the filters of the report. */
  readonly keepsFilters?: boolean;
  /** Describes several parts; `text` is their formatted number. */
  readonly others: (count: number, text: string) => string;
  /** Describes the parts with sales in the earlier range only; `names` are the largest of them. Default: not described. */
  readonly stopped?: (names: string, count: number, text: string) => string;
  /** The label of the difference between the total and the sum of the parts; `why` explains it. */
  readonly remainder: () => string;
  readonly why: () => string;
};

/** A way to split a change, with the requests of its parts. */
export type SplitDefinition = SplitTexts & {
  readonly source: SplitSource;
  /**
   * Filters of the report that the split's requests do not support, or by which the split itself is defined. The split
   * is not available with them.
   */
  readonly ownFilters?: readonly string[];
  /** Whether the parts count orders on the day they are created, whatever day the total counts by. */
  readonly countsByDayCreated?: boolean;
};

/** The texts of a split whose parts add up to the total: it has no remainder but rounding. */
export const roundingTexts = {
  remainder: () => __('Rounding', 'tillview'),
  why: () => __('Each amount is rounded on its own.', 'tillview'),
};

const isNew = (type: string) => type === 'new';

const inOrders = (query: QueryUpdate): PartTarget => ({
  path: '/analytics/orders',
  query: { filter: 'advanced', chart: 'net_revenue', ...query },
});

/** The available splits of a change of net sales. */
export const changeSplits: Readonly<Record<ChangeSplitName, SplitDefinition>> = {
  product: {
    source: { from: 'list', endpoint: 'products', id: 'product_id', include: 'products' },
    // The list of products has no such parameter.
    ownFilters: ['variations'],
    label: () => __('Product', 'tillview'),
    title: () => __('What changed by product', 'tillview'),
    target: (id) => ({
      path: '/analytics/products',
      query: { filter: 'single_product', products: id, chart: 'net_revenue' },
    }),
    others: (count, text) =>
      /* translators: %s: number of products. */
      sprintf(_n('%s other product', '%s other products', count, 'tillview'), text),
    stopped: (names, count, text) =>
      sprintf(
        /* translators: 1: number of products. 2: the names of the first of them, such as "Umbrella, Card Wallet". */
        _n(
          '%1$s product sold only in the earlier range: %2$s.',
          '%1$s products sold only in the earlier range: %2$s.',
          count,
          'tillview',
        ),
        text,
        names,
      ),
    remainder: () => __('Not assigned to a product', 'tillview'),
    why: () => __('Fees and refunds without items, for example, belong to no product.', 'tillview'),
    countsByDayCreated: true,
  },
  category: {
    source: { from: 'list', endpoint: 'categories', id: 'category_id', include: 'categories' },
    label: () => __('Category', 'tillview'),
    title: () => __('What changed by category', 'tillview'),
    target: (id) => ({
      path: '/analytics/categories',
      query: { filter: 'single_category', categories: id, chart: 'net_revenue' },
    }),
    others: (count, text) =>
      /* translators: %s: number of categories. */
      sprintf(_n('%s other category', '%s other categories', count, 'tillview'), text),
    remainder: () => __('Counted more than once, or in no category', 'tillview'),
    why: () =>
      __(
        'A product in several categories counts in each of them, and what belongs to no product, such as refunds without items and fees, counts in none. The report of a category also counts its subcategories.',
        'tillview',
      ),
    countsByDayCreated: true,
  },
  coupon: {
    source: {
      from: 'used',
      endpoint: 'orders',
      param: 'coupon_includes',
      items: { endpoint: 'coupons', id: 'coupon_id', uses: 'orders_count' },
    },
    ownFilters: ['coupon_includes', 'coupon_excludes'],
    label: () => __('Coupon', 'tillview'),
    title: () => __('What changed by coupon', 'tillview'),
    target: (id) => inOrders({ coupon_includes: id }),
    keepsFilters: true,
    others: (count, text) =>
      /* translators: %s: number of coupons. */
      sprintf(_n('%s other coupon', '%s other coupons', count, 'tillview'), text),
    remainder: () => __('Without a coupon', 'tillview'),
    why: () =>
      __(
        'These are the orders without a coupon, minus refunds. An order with several coupons counts for each of them.',
        'tillview',
      ),
  },
  customer: {
    source: {
      from: 'filters',
      endpoint: 'orders',
      param: 'customer_type',
      choices: [
        { value: 'new', label: () => __('New customers', 'tillview') },
        { value: 'returning', label: () => __('Returning customers', 'tillview') },
      ],
    },
    ownFilters: ['customer_type'],
    label: () => __('Customer type', 'tillview'),
    title: () => __('What changed by customer type', 'tillview'),
    inSentence: (type) =>
      isNew(type) ? __('new customers', 'tillview') : __('returning customers', 'tillview'),
    target: (type) => inOrders({ customer_type: type }),
    keepsFilters: true,
    others: (count, text) =>
      /* translators: %s: number of kinds of customers. */
      sprintf(_n('%s other type', '%s other types', count, 'tillview'), text),
    remainder: () => __('Refunds and others', 'tillview'),
    why: () =>
      __('Refunds count on their own day, for neither new nor returning customers.', 'tillview'),
  },
};

const NAMES = ['product', 'category', 'coupon', 'customer'] as const;

/** Returns the splits of a report, with its leading split first. */
export function getSplitNames({ lead = 'product' }: ChangeExplanation): ChangeSplitName[] {
  return [lead, ...NAMES.filter((name) => name !== lead)];
}

/** Returns the label of a part whose name the store does not know. */
export const getUnknownName = (id: string): string =>
  /* translators: %s: the id of a product, category or coupon whose name the store does not know. */
  sprintf(__('#%s', 'tillview'), id);
