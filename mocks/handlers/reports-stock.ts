import { aggregateStock, stockRows } from '../analytics/stock.ts';
import type { StockRow } from '../analytics/stock.ts';
import { PRODUCTS } from './catalog-entities.ts';
import {
  INTEGER,
  INTEGERS,
  each,
  listResponse,
  oneOf,
  pageArgs,
  canViewReports,
  select,
  sortBy,
  withPermission,
} from './list.ts';
import type { RestResponse, RestRequest, Route } from './route.ts';

const STOCK_TYPES = ['all', 'lowstock', 'instock', 'outofstock', 'onbackorder'] as const;

/** The stock report. */
export const stockReportRoutes: readonly Route[] = withPermission(canViewReports, [
  {
    path: '/wc-analytics/reports/stock',
    args: {
      ...pageArgs(),
      order: oneOf(['asc', 'desc'], 'asc'),
      orderby: oneOf(
        ['stock_status', 'stock_quantity', 'date', 'id', 'include', 'title', 'sku'],
        'stock_status',
      ),
      ...each('exclude include', INTEGERS),
      offset: INTEGER,
      ...each('parent parent_exclude', INTEGERS),
      type: oneOf(STOCK_TYPES, 'all'),
    },
    handle: listStock,
  },
  {
    path: '/wc-analytics/reports/stock/stats',
    args: { context: oneOf(['view', 'edit'], 'view') },
    handle: ({ store }) => ({ body: { totals: aggregateStock(stockRows(store.db)) } }),
  },
]);

function listStock(request: RestRequest): RestResponse {
  const { args, store, root } = request;
  const type = args.choice('type', STOCK_TYPES) ?? 'all';
  const parents = new Set(args.integers('parent'));
  const others = new Set(args.integers('parent_exclude'));
  const rows = select(args, stockRows(store.db), ({ name }) => name).filter(
    (row) =>
      (type === 'all' || (type === 'lowstock' ? row.isLow : row.item.stock_status === type)) &&
      (parents.size === 0 || parents.has(row.parentId)) &&
      !others.has(row.parentId),
  );
  const sorted = sortBy(args, rows, stockKey);
  return listResponse(request, sorted, (row) => ({
    id: row.id,
    parent_id: row.parentId,
    name: row.name,
    sku: row.item.sku,
    stock_status: row.item.stock_status,
    stock_quantity: row.quantity,
    manage_stock: row.item.manage_stock,
    low_stock_amount: row.lowAmount,
    _links: row.parentId
      ? {
          product: [{ href: `${root}${PRODUCTS}/${row.parentId}/variations/${row.id}` }],
          parent: [{ href: `${root}${PRODUCTS}/${row.parentId}` }],
        }
      : { product: [{ href: `${root}${PRODUCTS}/${row.id}` }] },
  }));
}

function stockKey(row: StockRow, orderby: string): string | number {
  switch (orderby) {
    case 'stock_status':
      // Rows with the same status are sorted by quantity.
      return `${row.item.stock_status} ${String(row.quantity + 1e6).padStart(9, '0')}`;
    case 'stock_quantity':
      return row.quantity;
    case 'title':
      return row.name;
    case 'sku':
      return row.item.sku;
    default:
      return row.item.date_created;
  }
}
