import { RestError } from '../rest-error.ts';
import { checkArgs } from '../rest-args.ts';
import type { Query, QueryValue } from '../rest-query.ts';
import { SECOND } from '../wall-time.ts';
import { customerRoutes } from './customers.ts';
import { FLAG, seesReports } from './list.ts';
import { couponAndTaxReportRoutes } from './reports-coupons-taxes.ts';
import { listReportRoutes } from './reports-lists.ts';
import { productReportRoutes } from './reports-products.ts';
import { revenueRoutes } from './reports-revenue.ts';
import { EDIT, textsOf } from './route.ts';
import type { RestRequest, Route } from './route.ts';

const REPORTS = '/wc-analytics/reports';
const BUSY_SECONDS = 2;
const MOST_ROWS = 100_000;
/** The store keeps the newest exports: at most so many, and so many characters together. */
const MOST_EXPORTS = 20;
const MOST_EXPORTED_CHARACTERS = 16 * 1024 * 1024;

/** Reports as files: one is ordered, made, and fetched at an address. */
export const exportRoutes: readonly Route[] = [
  {
    methods: EDIT,
    path: `${REPORTS}/:type/export`,
    args: { email: FLAG },
    permit: seesReports,
    answer: (request) => {
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
          textsOf(isObject(body['report_args']) ? body['report_args'] : {}),
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
    methods: ['GET'],
    path: `${REPORTS}/:type/export/:id/status`,
    permit: seesReports,
    answer: ({ store, root, site, path }) => {
      const found = store.db.exports.find(
        ({ id, type }) => id === path['id'] && type === path['type'],
      );
      if (!found)
        throw new RestError(
          'woocommerce_admin_reports_export_invalid_id',
          'Sorry, there is no export with that ID.',
          404,
        );
      // Where the shop's clock stands still, each question counts as a second.
      const seconds = Math.max((store.now().getTime() - found.started) / SECOND, found.polls++);
      const isReady = seconds >= BUSY_SECONDS;
      return {
        body: {
          percent_complete: isReady ? 100 : 0,
          ...(isReady
            ? {
                download_url: `${site}/wp-admin/?action=woocommerce_admin_download_report_csv&filename=wc-${found.type}-report-export-${found.id}`,
              }
            : {}),
          _links: { self: [{ href: `${root}${REPORTS}/${found.type}/export/${found.id}/status` }] },
        },
      };
    },
  },
];

/** Drops the oldest exports until the rest are within the limits; the newest always stays. */
function dropOldExports(exports: { csv: string }[]): void {
  let characters = exports.reduce((sum, { csv }) => sum + csv.length, 0);
  while (
    exports.length > 1 &&
    (exports.length > MOST_EXPORTS || characters > MOST_EXPORTED_CHARACTERS)
  )
    characters -= exports.shift()?.csv.length ?? 0;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** All rows of a report, as the report itself answers them, but on one page. */
function makeCsv(request: RestRequest, type: string, asked: Query): string {
  const path = `${REPORTS}/${type === 'revenue' ? 'revenue/stats' : type}`;
  const route = [
    ...revenueRoutes,
    ...productReportRoutes,
    ...couponAndTaxReportRoutes,
    ...listReportRoutes,
    ...customerRoutes,
  ].find((candidate) => candidate.path === path);
  if (!route)
    throw new RestError(
      'rest_no_route',
      'No route was found matching the URL and request method.',
      404,
    );
  const query: Query = { ...asked, ...extended(route) };
  const args = checkArgs(query, route.args ?? {}, request.store.settings.timeZone);
  const paging = new Map([
    ['page', 1],
    ['per_page', MOST_ROWS],
  ]);
  const wholeArgs = { ...args, integer: (name: string) => paging.get(name) ?? args.integer(name) };
  const { body } = route.answer({ ...request, args: wholeArgs, query });
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

/** One level of a row; what lies deeper is spelt out. */
function flatten(row: Record<string, unknown>): Record<string, unknown> {
  const { _links: _, subtotals, extended_info, ...plain } = row;
  const { segments: __, ...figures } = isObject(subtotals) ? subtotals : {};
  return { ...plain, ...figures, ...(isObject(extended_info) ? extended_info : {}) };
}

/** A cell that a spreadsheet takes for text and never for a formula. */
function quote(value: unknown): string {
  const text =
    typeof value === 'string' ? value : (JSON.stringify(value ?? '') ?? '').replace(/^""$/, '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\s]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
