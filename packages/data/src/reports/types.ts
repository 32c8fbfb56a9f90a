import type { OperationKey, Received } from '../core/store-state.ts';
import type { PageTotals } from './page-totals.ts';

/** The part of the totals that belongs to one product, category, customer type and so on. */
export type ReportSegment<Totals> = {
  /** Numbers and numeric strings both occur, even in the same list. */
  segment_id: number | string;
  segment_label: string | null;
  subtotals: Totals;
};

/** One interval of a report's stats. Dates are in the store's local time, `YYYY-MM-DD HH:mm:ss`. */
export type StatsInterval<Totals> = {
  /**
   * A label such as `2026-11-01`, `2026-11` or `2025-1`. Weeks and months have the same form: only the query's interval
   * distinguishes them.
   */
  interval: string;
  date_start: string;
  date_start_gmt: string;
  date_end: string;
  date_end_gmt: string;
  subtotals: WithSegments<Totals>;
};

/** Totals with their segments, when the query has any. */
export type WithSegments<Totals> = Totals & { segments?: ReportSegment<Totals>[] };

/** The data of a stats reply. `totals` is null for a range that cannot contain data. */
export type StatsData<Totals> = {
  totals: WithSegments<Totals> | null;
  intervals: StatsInterval<Totals>[];
};

/** Stats with the total number of intervals. */
export type ReportStats<Totals> = PageTotals & { data: StatsData<Totals> };

/** Rows with the total number of rows. */
export type ReportItems<Row> = PageTotals & { data: Row[] };

/** Result of a selector before the reply has arrived. */
export type NotReceived = {
  readonly data?: undefined;
  readonly totalResults?: undefined;
  readonly totalPages?: undefined;
  readonly isTotalUnknown?: undefined;
};

/** Totals of the revenue and orders reports; money in the store's currency, as decimal numbers. */
export type RevenueTotals = {
  orders_count: number;
  num_items_sold: number;
  gross_sales: number;
  total_sales: number;
  coupons: number;
  coupons_count: number;
  refunds: number;
  taxes: number;
  shipping: number;
  net_revenue: number;
  avg_items_per_order: number;
  avg_order_value: number;
  total_customers: number;
  products?: number;
};

/** Totals of the products report, which also serves the categories report. */
export type ProductsTotals = {
  items_sold: number;
  net_revenue: number;
  orders_count: number;
  products_count: number;
  variations_count: number;
};

/** Totals of the variations report. */
export type VariationsTotals = Omit<ProductsTotals, 'products_count'>;

/** Totals of the coupons report. */
export type CouponsTotals = {
  amount: number;
  coupons_count: number;
  orders_count: number;
};

/** Totals of the taxes report. */
export type TaxesTotals = {
  tax_codes: number;
  total_tax: number;
  order_tax: number;
  shipping_tax: number;
  orders_count: number;
};

/** Totals of the downloads report. */
export type DownloadsTotals = { download_count: number };

/** Totals of the customers report, which has no intervals. */
export type CustomersTotals = {
  customers_count: number;
  avg_orders_count: number;
  avg_total_spend: number;
  avg_avg_order_value: number;
};

/** Totals of the stock report, which has no intervals. */
export type StockTotals = {
  products: number;
  lowstock: number;
  instock: number;
  outofstock: number;
  onbackorder: number;
};

/** The totals of each endpoint whose fields are known. */
export type TotalsByEndpoint = {
  revenue: RevenueTotals;
  orders: RevenueTotals;
  products: ProductsTotals;
  variations: VariationsTotals;
  coupons: CouponsTotals;
  taxes: TaxesTotals;
  downloads: DownloadsTotals;
  customers: CustomersTotals;
  stock: StockTotals;
};

/** Totals of an extension's endpoint, by field. */
export type AnyTotals = Readonly<Record<string, number | undefined>>;

/** The totals that the stats of an endpoint contain. */
export type TotalsOf<Endpoint extends string> = Endpoint extends keyof TotalsByEndpoint
  ? TotalsByEndpoint[Endpoint]
  : AnyTotals;

/** A row of a report's list, with the server's field names; each report declares the fields that it reads. */
export type ReportRow = Readonly<Record<string, unknown>>;

/** A cell of a leaderboard. `display` is HTML from the server, `value` is plain text or a number. */
export type LeaderboardCell = {
  display: string;
  value: string | number;
  format?: string;
};

/** A list of the top items of one kind; `leaderboards/allowed` lists them without rows. */
export type Leaderboard = {
  id: string;
  label: string;
  headers: readonly { label: string }[];
  rows: readonly (readonly LeaderboardCell[])[];
};

/** Replies with the time they were received, by operation and key: `getReportStats(revenue:{…})`. */
export type ReceivedReports = Readonly<Record<OperationKey, Received>>;
