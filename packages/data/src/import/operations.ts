import { NAMESPACE } from '../core/constants.ts';
import { createKeyOf, type KeyFunctions, type OperationContext } from '../core/operations.ts';
import { getResourceName, type Query } from '../core/query.ts';
import { isRecord, recordWith } from '../core/shapes.ts';
import { reportsStore } from '../reports/index.ts';
import type { ImportData, ImportForm, ImportStatus, ImportTotals } from './types.ts';

type Context = OperationContext<ImportData>;

/** A change of the form: whatever was begun before was another import (spec §4). */
function changeForm({ get, set }: Context, change: Partial<ImportForm>): void {
  set({
    form: { ...get().form, ...change },
    started: { ...get().started, activeImport: false },
  });
}

export const resolvers = {
  /** The `timestamp` of the query only separates answers: it is not sent (spec §7). */
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

  async getImportTotals({ get, rest, set }: Context, query: Query = {}): Promise<void> {
    const path = `${NAMESPACE}/reports/import/totals`;
    const totals = await rest.read(path, query, recordWith<ImportTotals>('customers', 'orders'));
    set({ totals: { ...get().totals, [getResourceName('totals', query)]: totals } });
  },
};

export const actions = {
  /** Chooses a label (`all`, a preset), or with `dateModified` a first day, which makes the label `custom`. */
  async setImportPeriod(context: Context, value: string, dateModified = false): Promise<void> {
    const period = dateModified
      ? { date: value, label: 'custom' }
      : { ...context.get().form.period, label: value };
    changeForm(context, { period });
  },

  /** Chooses whether what was imported before is left alone. */
  async setSkipPrevious(context: Context, skipPrevious: boolean): Promise<void> {
    changeForm(context, { skipPrevious });
  },

  /** Says that an import has begun, which records the time, or that none is active. */
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
   * Sends an import to a path of the REST API, which may carry a query: begins, cancels or deletes one. Gives the reply.
   * Reports, status and totals are read anew then; when it fails, what was begun is as it was before.
   */
  async updateImportation(
    { get, registry, resolutions, rest, run, set }: Context,
    path: string,
    importStarted = false,
  ): Promise<Readonly<Record<string, unknown>>> {
    const before = get().started;
    await run(actions.setImportStarted, importStarted);
    const meant = get().started;
    try {
      const reply = await rest.write('POST', path, {}, isRecord);
      void registry.dispatch(reportsStore).invalidateReports();
      resolutions.forget(resolutions.list());
      return reply;
    } catch (error) {
      if (get().started === meant) set({ started: before });
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

/** Names the books of an operation of this store. */
export const keyOf = createKeyOf<ImportOperations, typeof keys>(keys);
