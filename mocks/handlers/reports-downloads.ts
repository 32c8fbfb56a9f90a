import { downloadRows } from '../analytics/downloads.ts';
import type { Download } from '../entities/order.ts';
import type { Product } from '../entities/catalog.ts';
import { formatLocalTime } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';
import { RestError } from '../rest-error.ts';
import type { ArgSchemas } from '../rest-args.ts';
import { localTimeToInstant } from '../zone.ts';
import { PRODUCTS, embedProduct, fileUrl, serializeProduct } from './catalog-entities.ts';
import {
  INTEGERS,
  STRINGS,
  each,
  listResponse,
  oneOf,
  canViewItem,
  canViewReports,
  sortBy,
  withPermission,
} from './list.ts';
import type { RestResponse, RestRequest, Route } from './route.ts';
import { rangeArgs, readRange, statsArgs } from './stats-response.ts';
import { respondWithStats } from './stats-route.ts';

const DOWNLOAD_FILTERS: ArgSchemas = {
  match: oneOf(['all', 'any'], 'all'),
  ...each(
    'product_includes product_excludes order_includes order_excludes customer_includes customer_excludes',
    INTEGERS,
  ),
  ...each('ip_address_includes ip_address_excludes', STRINGS),
};

/** The downloads report. */
export const downloadReportRoutes: readonly Route[] = withPermission(canViewReports, [
  {
    path: '/wc-analytics/reports/downloads',
    args: { ...rangeArgs('date product', 'date'), ...DOWNLOAD_FILTERS },
    handle: listDownloads,
  },
  {
    path: '/wc-analytics/reports/downloads/stats',
    args: { ...statsArgs('date download_count'), ...DOWNLOAD_FILTERS },
    handle: (request) =>
      respondWithStats(request, {
        rows: downloadRows(request.store.db, readRange(request.args, request.store), request.args),
        localTimeOf: ({ date }) => date,
        aggregate: (rows) => ({ download_count: rows.length }),
      }),
  },
]);

function listDownloads(request: RestRequest): RestResponse {
  const { args, store, root, site } = request;
  const { db } = store;
  const products = new Map(db.products.map((product) => [product.id, product]));
  const customers = new Map(db.customers.map((customer) => [customer.id, customer]));
  const nameOf = ({ product_id }: Download) => products.get(product_id)?.name ?? '';
  const sorted = sortBy(args, downloadRows(db, readRange(args, store), args), (row, orderby) =>
    orderby === 'product' ? nameOf(row) : row.date,
  );
  const gmt = (time: LocalTime) =>
    formatLocalTime(localTimeToInstant(time, store.settings.timeZone), ' ');
  const isEmbedding = request.query['_embed'] !== undefined;
  return listResponse(
    request,
    sorted,
    (row) => {
      const product = products.get(row.product_id);
      const file = product?.files.find(({ id }) => id === row.file_id)?.name ?? '';
      const customer = customers.get(row.customer_id);
      return {
        id: row.id,
        date_gmt: gmt(row.date),
        download_id: row.file_id,
        product_id: row.product_id,
        order_id: row.order_id,
        user_id: customer?.user_id ?? 0,
        ip_address: row.ip_address,
        date: formatLocalTime(row.date, ' '),
        file_name: file,
        file_path: fileUrl(site, file),
        username: customer?.username ?? '',
        order_number: row.order_id,
        _links: {
          product: [{ embeddable: true, href: `${root}${PRODUCTS}/${row.product_id}` }],
        },
        ...(isEmbedding ? { _embedded: { product: [embedded(request, product)] } } : {}),
      };
    },
    'no total',
  );
}

/** The product of a download, or the error that a request for it has. */
function embedded(request: RestRequest, product: Product | undefined): Record<string, unknown> {
  try {
    canViewItem(request.user, request);
    if (!product) throw new RestError('woocommerce_rest_product_invalid_id', 'Invalid ID.', 404);
    return embedProduct(serializeProduct(request, product, new Map()));
  } catch (error) {
    if (error instanceof RestError) return error.toBody();
    throw error;
  }
}
