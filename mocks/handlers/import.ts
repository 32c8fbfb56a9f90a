import type { Db } from '../db.ts';
import type { ReportImport } from '../entities/administration.ts';
import { RestError } from '../rest-error.ts';
import { DAY, SECOND, formatLocalTime, startOfDay } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';
import { FLAG, canEditItem, withPermission } from './list.ts';
import { UPDATE_METHODS } from './route.ts';
import type { RestRequest, Route } from './route.ts';

const HOME = '/wc-analytics/reports/import';
/** The import of new orders; the demo store imports each at once. */
const ORDERS = '/wc-analytics/imports';
const ARGS = { days: { type: 'integer', minimum: 0 }, skip_existing: FLAG } as const;

/** Customers and orders that an import processes per second. */
const PER_SECOND = { customers: 40, orders: 250 };

const success = (message: string) => ({ body: { status: 'success', message } });

/** Imports historical data into the reports, or deletes it. */
export const importRoutes: readonly Route[] = withPermission(canEditItem, [
  {
    methods: UPDATE_METHODS,
    path: HOME,
    args: ARGS,
    handle: (request) => {
      const { db } = request.store;
      db.import = {
        started: request.store.now().getTime(),
        polls: 0,
        from: importStart(request),
        ...countsOf(request),
      };
      return success(
        'Report table data is being rebuilt. Please allow some time for data to fully populate.',
      );
    },
  },
  {
    methods: UPDATE_METHODS,
    path: `${HOME}/cancel`,
    handle: ({ store }) => {
      store.db.import = null;
      return success('All pending and in-progress import actions have been cancelled.');
    },
  },
  {
    methods: UPDATE_METHODS,
    path: `${HOME}/delete`,
    handle: ({ store: { db } }) => {
      db.import = null;
      db.isImportDeleted = true;
      return success('Report table data is being deleted.');
    },
  },
  {
    path: `${HOME}/totals`,
    args: ARGS,
    handle: (request) => ({ body: countsOf(request) }),
  },
  {
    path: `${HOME}/status`,
    handle: ({ store }) => ({ body: progressOf(store.db, store.now().getTime()) }),
  },
  {
    path: `${ORDERS}/status`,
    handle: () => ({
      body: {
        mode: 'immediate',
        last_processed_date: null,
        next_scheduled: null,
        import_in_progress_or_due: null,
        failed_count: 0,
        failed_overflow_count: 0,
      },
    }),
  },
  {
    methods: ['POST'],
    path: `${ORDERS}/trigger`,
    handle: () => {
      throw new RestError(
        'woocommerce_rest_analytics_import_immediate_mode',
        'Manual import is not available in immediate mode. Imports happen automatically.',
        400,
      );
    },
  },
]);

/** The first date of an import; `null` imports everything. */
function importStart({ args, store }: RestRequest): LocalTime | null {
  const days = args.integer('days');
  return days === null ? null : startOfDay(store.localNow()) - days * DAY;
}

/** The number of customers and orders to import, without existing ones if requested. */
function countsOf(request: RestRequest): Pick<ReportImport, 'customers' | 'orders'> {
  const { args, store } = request;
  const { db } = store;
  if (args.flag('skip_existing') && !db.isImportDeleted) return { customers: 0, orders: 0 };
  const from = importStart(request) ?? -Infinity;
  const orders = db.orders.filter(
    ({ status }) => status !== 'trash' && status !== 'checkout-draft',
  );
  return {
    customers: db.customers.filter(
      ({ date_registered }) => (date_registered ?? -Infinity) >= from && date_registered !== null,
    ).length,
    orders: orders.reduce(
      (count, order) =>
        count +
        Number(order.date_created >= from) +
        order.refunds.filter(({ date_created }) => date_created >= from).length,
      0,
    ),
  };
}

function progressOf(db: Db, now: number) {
  const run = db.import;
  if (!run) return { is_importing: false };
  // With a fixed clock, each status request counts as a second.
  const seconds = Math.max((now - run.started) / SECOND, run.polls++);
  const taken = (kind: 'customers' | 'orders', wait: number) =>
    Math.min(run[kind], Math.max(0, Math.floor((seconds - wait) * PER_SECOND[kind])));
  // Orders are imported after customers.
  const wait = run.customers / PER_SECOND.customers;
  const customers = { imported: taken('customers', 0), total: run.customers };
  const orders = { imported: taken('orders', wait), total: run.orders };
  const isRunning =
    seconds < 1 || orders.imported < orders.total || customers.imported < customers.total;
  if (!isRunning) db.isImportDeleted = false;
  return {
    customers,
    orders,
    imported_from: run.from === null ? '-1' : formatLocalTime(run.from, ' '),
    is_importing: isRunning,
  };
}
