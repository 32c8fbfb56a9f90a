import type { PageTotals } from './page-totals.ts';

/** The part of a report's figures that belongs to one product, category, customer kind and so on. */
export type ReportSegment<Totals> = {
  /** Numbers and numeric strings both occur, even in one list. */
  segment_id: number | string;
  segment_label: string | null;
  subtotals: Totals;
};

/** One interval of a report's stats. Dates are the store's local time, `YYYY-MM-DD HH:mm:ss`. */
export type StatsInterval<Totals> = {
  /** Label such as `2026-11-01`, `2026-11` or `2025-1`; only the interval of the query distinguishes weeks from months. */
  interval: string;
  date_start: string;
  date_start_gmt: string;
  date_end: string;
  date_end_gmt: string;
  subtotals: WithSegments<Totals>;
};

/** Figures with their segments, when the query has any. */
export type WithSegments<Totals> = Totals & { segments?: ReportSegment<Totals>[] };

/** What a stats request answers. `totals` is null for a range that cannot hold anything. */
export type StatsData<Totals> = {
  totals: WithSegments<Totals> | null;
  intervals: StatsInterval<Totals>[];
};

/** Stats with the count of their intervals. */
export type ReportStats<Totals> = PageTotals & { data: StatsData<Totals> };

/** Rows with the count of all. */
export type ReportItems<Row> = PageTotals & { data: Row[] };

/** What stands for an answer that did not come yet. */
export type NotReceived = {
  readonly data?: undefined;
  readonly totalResults?: undefined;
  readonly totalPages?: undefined;
  readonly isTotalUnknown?: undefined;
};

/** Figures of the revenue and orders reports; money in the store's currency, as decimals. */
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

/** Figures of the products report, which serves the categories report too. */
export type ProductsTotals = {
  items_sold: number;
  net_revenue: number;
  orders_count: number;
  products_count: number;
  variations_count: number;
};

/** Figures of the variations report. */
export type VariationsTotals = {
  items_sold: number;
  net_revenue: number;
  orders_count: number;
  variations_count: number;
};

/** Figures of the coupons report. */
export type CouponsTotals = {
  amount: number;
  coupons_count: number;
  orders_count: number;
};

/** Figures of the taxes report. */
export type TaxesTotals = {
  tax_codes: number;
  total_tax: number;
  order_tax: number;
  shipping_tax: number;
  orders_count: number;
};

/** Figures of the downloads report. */
export type DownloadsTotals = { download_count: number };

/** Figures of the customers report, which knows no intervals. */
export type CustomersTotals = {
  customers_count: number;
  avg_orders_count: number;
  avg_total_spend: number;
  avg_avg_order_value: number;
};

/** Figures of the stock report, which knows no intervals. */
export type StockTotals = {
  products: number;
  lowstock: number;
  instock: number;
  outofstock: number;
  onbackorder: number;
};

/** The figures of each endpoint whose contract is known. */
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

/** Figures of an endpoint that an extension brings: by field. */
export type AnyTotals = Readonly<Record<string, number | undefined>>;

/** The figures that stats of the endpoint carry. */
export type TotalsOf<Endpoint extends string> = Endpoint extends keyof TotalsByEndpoint
  ? TotalsByEndpoint[Endpoint]
  : AnyTotals;

/** A row of a report's list, in the server's spelling; each report declares which fields it reads. */
export type ReportRow = Readonly<Record<string, unknown>>;

/** A cell of a leaderboard. `display` is HTML of the server, `value` is plain. */
export type LeaderboardCell = {
  display: string;
  value: string | number;
  format?: string;
};

/** A list of the top items of one kind; `leaderboards/allowed` names them without rows. */
export type Leaderboard = {
  id: string;
  label: string;
  headers: readonly { label: string }[];
  rows: readonly (readonly LeaderboardCell[])[];
};

/** An answer and when it came. */
export type ReceivedReport<Value> = {
  readonly value: Value;
  /** Milliseconds since 1970, by the clock of the host. */
  readonly receivedAt: number;
};

/** What the reports store holds, by endpoint and query. */
export type ReportsData = {
  readonly items: Readonly<Record<string, ReceivedReport<ReportItems<ReportRow>>>>;
  readonly stats: Readonly<Record<string, ReceivedReport<ReportStats<AnyTotals>>>>;
  readonly leaderboards: Readonly<Record<string, ReceivedReport<readonly Leaderboard[]>>>;
};
