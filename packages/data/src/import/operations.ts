import { NAMESPACE } from '../core/constants.ts';
import { createKeyOf, type KeyFunctions, type OperationContext } from '../core/operations.ts';
import { getResourceName, type Query } from '../core/query.ts';
import { isRecord, recordWith } from '../core/shapes.ts';
import { reportsStore } from '../reports/index.ts';
import { RestError } from '../core/rest-error.ts';
import type { ImportData, ImportForm, ImportStatus, ImportTotals, OrderImport } from './types.ts';

type Context = OperationContext<ImportData>;

/** A changed form describes another import, so no import is active (R4.60–R4.62). */
function changeForm({ get, set }: Context, change: Partial<ImportForm>): void {
  set({
    form: { ...get().form, ...change },
    started: { ...get().started, activeImport: false },
  });
}

const ORDER_IMPORT_PATH = `${NAMESPACE}/imports/status`;

/** What stores do that have no route for it. */
const IMMEDIATE: OrderImport = {
  mode: 'immediate',
  last_processed_date: null,
  next_scheduled: null,
  import_in_progress_or_due: null,
};

export const resolvers = {
  /** Stores without this route import each order at once. */
  async getOrderImport({ environment, receive, rest }: Context): Promise<void> {
    const isKnown = await environment.hasRoute(ORDER_IMPORT_PATH);
    receive(
      isKnown ? await rest.read(ORDER_IMPORT_PATH, {}, recordWith<OrderImport>('mode')) : IMMEDIATE,
    );
  },

  /** The `timestamp` of the query only separates cache entries and is not sent (R7.49). */
  async getImportStatus({ get, registry, rest, set }: Context, query: Query = {}): Promise<void> {
    const { timestamp: _timestamp, ...sent } = query;
    const path = `${NAMESPACE}/reports/import/status`;
    const status = await rest.read(path, sent, recordWith<ImportStatus>('is_importing'));
    const wasImporting = Object.values(get().statuses).some((known) => known.is_importing === true);
    set({ statuses: { ...get().statuses, [getResourceName('status', query)]: status } });
    if (wasImporting && status.is_importing !== true) {
      void registry.dispatch(reportsStore).invalidateReports();
    }
  },

  async getImportTotals({ receive, rest }: Context, query: Query = {}): Promise<void> {
    const path = `${NAMESPACE}/reports/import/totals`;
    receive(await rest.read(path, query, recordWith<ImportTotals>('customers', 'orders')));
  },
};

/** The code of a store's error if an import of new orders is already running or about to start. */
const ALREADY_IMPORTING = 'woocommerce_rest_analytics_import_in_progress';

export const actions = {
  /** Makes the store import its new orders now instead of with the next batch, and reads how it goes. */
  async importOrders({ resolutions, rest }: Context): Promise<void> {
    try {
      await rest.write('POST', `${NAMESPACE}/imports/trigger`, {}, isRecord);
    } catch (error) {
      if (!(error instanceof RestError) || error.code !== ALREADY_IMPORTING) throw error;
    }
    resolutions.forget(resolutions.list().filter(({ selector }) => selector === 'getOrderImport'));
  },

  /** Sets the label (`all` or a preset). With `dateModified`, sets the first day instead, and the label to `custom`. */
  async setImportPeriod(context: Context, value: string, dateModified = false): Promise<void> {
    const period = dateModified
      ? { date: value, label: 'custom' }
      : { ...context.get().form.period, label: value };
    changeForm(context, { period });
  },

  /** Sets whether records that were already imported are skipped. */
  async setSkipPrevious(context: Context, skipPrevious: boolean): Promise<void> {
    changeForm(context, { skipPrevious });
  },

  /** Sets whether an import is active; starting one records the time. */
  async setImportStarted({ get, now, set }: Context, activeImport: boolean): Promise<void> {
    const { lastImportStartTimestamp } = get().started;
    set({
      started: {
        activeImport,
        lastImportStartTimestamp: activeImport ? now() : lastImportStartTimestamp,
      },
    });
  },

  /**
   * Starts, cancels or deletes an import: sends a POST request to an import path of the REST API, which may include a
   * query. Returns the reply. Reports, status and totals are read again afterwards; when the request fails, the
   * previous state is restored.
   */
  async updateImportation(
    { get, registry, resolutions, rest, run, set }: Context,
    path: string,
    importStarted = false,
  ): Promise<Readonly<Record<string, unknown>>> {
    const before = get().started;
    await run(actions.setImportStarted, importStarted);
    const requested = get().started;
    try {
      const reply = await rest.write('POST', path, {}, isRecord);
      void registry.dispatch(reportsStore).invalidateReports();
      resolutions.forget(resolutions.list());
      return reply;
    } catch (error) {
      if (get().started === requested) set({ started: before });
      throw error;
    }
  },
};

type ImportOperations = typeof resolvers & typeof actions;

export const keys = {
  getImportStatus: (query: Query = {}) => getResourceName('status', query),
  getImportTotals: (query: Query = {}) => getResourceName('totals', query),
  updateImportation: (path: string) => path,
} satisfies KeyFunctions<ImportOperations>;

/** The key of an operation's status. */
export const keyOf = createKeyOf<ImportOperations, typeof keys>(keys);
