import { RestError, noRoute } from '../rest-error.ts';
import { checkArgs } from '../rest-args.ts';
import type { Query, QueryValue } from '../rest-query.ts';
import { SECOND } from '../local-time.ts';
import { customerRoutes } from './customers.ts';
import { FLAG, canViewReports, withPermission } from './list.ts';
import { couponAndTaxReportRoutes } from './reports-coupons-taxes.ts';
import { downloadReportRoutes } from './reports-downloads.ts';
import { orderReportRoutes } from './reports-orders.ts';
import { stockReportRoutes } from './reports-stock.ts';
import { productReportRoutes } from './reports-products.ts';
import { revenueRoutes } from './reports-revenue.ts';
import { UPDATE_METHODS, toQuery } from './route.ts';
import type { RestRequest, Route } from './route.ts';

const REPORTS = '/wc-analytics/reports';
const EXPORT_SECONDS = 5;
const MAX_ROWS = 100_000;
/** The limits of the stored exports: a number of exports, and a total number of characters. */
const MAX_EXPORTS = 20;
const MAX_EXPORTED_CHARACTERS = 16 * 1024 * 1024;

/** The routes that start, poll and download exports of reports as CSV files. */
export const exportRoutes: readonly Route[] = withPermission(canViewReports, [
  {
    methods: UPDATE_METHODS,
    path: `${REPORTS}/:type/export`,
    args: { email: FLAG },
    handle: (request) => {
      const { store, root, path, body } = request;
      const type = path['type'] ?? '';
      const lastId = Number(store.db.exports.at(-1)?.id ?? 0);
      const id = String(Math.max(store.now().getTime() * 10, lastId) + 1);
      store.db.exports.push({
        id,
        type,
        started: store.now().getTime(),
        polls: 0,
        csv: makeCsv(
          request,
          type,
          toQuery(isObject(body['report_args']) ? body['report_args'] : {}),
        ),
      });
      dropOldExports(store.db.exports);
      return {
        body: {
          message: 'Your report file is being generated.',
          export_id: id,
          _links: { status: [{ href: `${root}${REPORTS}/${type}/export/${id}/status` }] },
        },
      };
    },
  },
  {
    path: `${REPORTS}/:type/export/:id/status`,
    handle: ({ store, root, site, path }) => {
      const found = store.db.exports.find(
        ({ id, type }) => id === path['id'] && type === path['type'],
      );
      if (!found)
        throw new RestError(
          'woocommerce_admin_reports_export_invalid_id',
          'Sorry, there is no export with that ID.',
          404,
        );
      // With a fixed clock, two seconds pass between status requests.
      const seconds = Math.max((store.now().getTime() - found.started) / SECOND, 2 * found.polls++);
      const percent = Math.min(100, Math.floor((100 * seconds) / EXPORT_SECONDS));
      return {
        body: {
          percent_complete: percent,
          ...(percent === 100
            ? {
                download_url: `${site}/wp-admin/?action=woocommerce_admin_download_report_csv&filename=wc-${found.type}-report-export-${found.id}`,
              }
            : {}),
          _links: { self: [{ href: `${root}${REPORTS}/${found.type}/export/${found.id}/status` }] },
        },
      };
    },
  },
]);

/** Deletes the oldest exports until the rest are within the limits. Never deletes the newest. */
function dropOldExports(exports: { csv: string }[]): void {
  let characters = exports.reduce((sum, { csv }) => sum + csv.length, 0);
  while (
    exports.length > 1 &&
    (exports.length > MAX_EXPORTS || characters > MAX_EXPORTED_CHARACTERS)
  )
    characters -= exports.shift()?.csv.length ?? 0;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** All rows of a report as CSV. Calls the handler of the report. */
function makeCsv(request: RestRequest, type: string, reportArgs: Query): string {
  const path = `${REPORTS}/${type === 'revenue' ? 'revenue/stats' : type}`;
  const route = [
    ...revenueRoutes,
    ...productReportRoutes,
    ...couponAndTaxReportRoutes,
    ...orderReportRoutes,
    ...downloadReportRoutes,
    ...stockReportRoutes,
    ...customerRoutes,
  ].find((candidate) => candidate.path === path);
  if (!route) throw noRoute();
  const query: Query = { ...reportArgs, ...extended(route) };
  const args = checkArgs(query, route.args ?? {}, request.store.settings.timeZone);
  const paging = new Map([
    ['page', 1],
    ['per_page', MAX_ROWS],
  ]);
  const unpagedArgs = {
    ...args,
    integer: (name: string) => paging.get(name) ?? args.integer(name),
  };
  const { body } = route.handle({ ...request, args: unpagedArgs, query });
  const list: unknown = isObject(body) && 'intervals' in body ? body['intervals'] : body;
  const rows = Array.isArray(list) ? list.filter(isObject).map((row) => flatten(row)) : [];
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => cells.map((cell) => quote(cell)).join(','))
    .join('\n');
}

function extended({ args }: Route): Record<string, QueryValue> {
  return args && 'extended_info' in args ? { extended_info: 'true' } : {};
}

/** A row with its subtotals and extended info as columns. */
function flatten(row: Record<string, unknown>): Record<string, unknown> {
  const { _links: _, subtotals, extended_info, ...plain } = row;
  const { segments: __, ...metrics } = isObject(subtotals) ? subtotals : {};
  return { ...plain, ...metrics, ...(isObject(extended_info) ? extended_info : {}) };
}

/** A CSV cell. The apostrophe prevents spreadsheets from evaluating the text as a formula. */
function quote(value: unknown): string {
  const text =
    typeof value === 'string' ? value : (JSON.stringify(value ?? '') ?? '').replace(/^""$/, '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\s]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
