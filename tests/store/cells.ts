import { toNumber, toRow, toText, type Field, type Row } from './store-client.ts';
import { decodeHtml } from './decode-html.ts';
import type { ReportCheck } from './report-check.ts';
import { plain, type MetricKind, type Texts } from './store-formatters.ts';

/** A text of a row, as the page shows it. */
export const textOf = (field: Field): string => plain(decodeHtml(toText(field)));

/** The details of a row that `extended_info` adds. */
export const detailsOf = (row: Row): Row => toRow(row['extended_info']);

/** The metrics of cards, without their titles. */
export const metricsOf = (cards: ReportCheck['cards']) =>
  cards.map(([, key, kind]) => [key, kind] as const);

/** The texts of metrics, from a row or from the totals. */
export const metricCells = (
  texts: Texts,
  row: Row,
  metrics: readonly (readonly [key: string, kind: MetricKind])[],
): string[] => metrics.map(([key, kind]) => texts.metric(kind, toNumber(row[key])));

/** A count with its noun: "1 order", "2 orders". */
export function counted(
  texts: Texts,
  count: number | undefined,
  one: string,
  more: string,
): string {
  return count === undefined ? '' : `${texts.metric('count', count)} ${count === 1 ? one : more}`;
}

/** The first of several items, and the number of further items. */
export function firstOf(items: readonly string[]): string {
  const [first = ''] = items;
  return items.length > 1 ? `${first} +${items.length - 1} more` : first;
}

const STOCK_STATUSES: Readonly<Record<string, string>> = {
  instock: 'In stock',
  outofstock: 'Out of stock',
  onbackorder: 'On backorder',
};

/** The status and the quantity of a product; the details of variations do not contain `manage_stock`. */
export function stockCells(texts: Texts, stock: Row): [status: string, quantity: string] {
  const { stock_status: status, manage_stock: isManaged } = stock;
  const sent = toNumber(stock['stock_quantity']);
  const quantity = (isManaged ?? !(sent === 0 && status === 'instock')) ? sent : undefined;
  const limit = toNumber(stock['low_stock_amount']);
  const isLow =
    status === 'instock' && quantity !== undefined && limit !== undefined && quantity <= limit;
  return [
    isLow ? 'Low stock' : (STOCK_STATUSES[textOf(status)] ?? textOf(status)),
    texts.metric('count', quantity),
  ];
}
