import { NAMESPACE } from '../core/constants.ts';
import { getErrorText } from '../core/error-text.ts';
import { createKeyOf, type KeyFunctions, type OperationContext } from '../core/operations.ts';
import { getResourceName, type Query } from '../core/query.ts';
import { RestError, unexpectedResponse } from '../core/rest-error.ts';
import { isRecord } from '../core/shapes.ts';
import { replaceBrands } from '../reports/brand-products.ts';
import { hasBrands } from '../reports/operations.ts';
import { parseStoredExports } from './stored-exports.ts';
import type { ExportData, ListedExport, ReportExport } from './types.ts';

type Context = OperationContext<ExportData>;

/** Maximum number of listed exports. */
const MAX_LISTED = 50;

/** The error code that the server returns for an unknown export id. */
const UNKNOWN_EXPORT = 'woocommerce_admin_reports_export_invalid_id';

type Predicate = (listed: ListedExport) => boolean;

function change({ get, set }: Context, matches: Predicate, fields: Partial<ListedExport>): void {
  set({ list: get().list.map((listed) => (matches(listed) ? { ...listed, ...fields } : listed)) });
}

async function requestExport(
  { registry, rest }: Context,
  exportType: string,
  exportArgs: Query,
): Promise<ReportExport> {
  const path = `${NAMESPACE}/reports/${exportType}/export`;
  const args = hasBrands(exportType, exportArgs)
    ? await replaceBrands(registry, exportArgs)
    : exportArgs;
  const body = { report_args: args, email: true };
  const reply = await rest.write('POST', path, { body }, isRecord);
  const { export_id: id, message } = reply;
  const text = typeof message === 'string' ? message : '';
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '') {
    if (text === '') throw unexpectedResponse('startExport', reply);
    throw new RestError('export_failed', text, { cause: reply });
  }
  return { exportType, exportArgs, export_id: String(id), message: text };
}

export const resolvers = {
  /** Reads the progress of a listed export. Marks the export as failed when the server no longer knows its id. */
  async getExportStatus(context: Context, type: string, id: string): Promise<void> {
    const matches: Predicate = ({ exportType, export_id }) =>
      exportType === type && export_id === id;
    try {
      const path = `${NAMESPACE}/reports/${type}/export/${id}/status`;
      const reply = await context.rest.read(path, {}, isRecord);
      const { percent_complete: percent, download_url: url } = reply;
      if (typeof percent !== 'number') throw unexpectedResponse('getExportStatus', reply);
      change(context, matches, {
        state: percent >= 100 ? 'finished' : 'running',
        percent_complete: Math.min(100, Math.max(0, percent)),
        ...(typeof url === 'string' && url !== '' ? { download_url: url } : {}),
      });
    } catch (error) {
      if (error instanceof RestError && error.code === UNKNOWN_EXPORT)
        change(context, matches, { state: 'failed', message: getErrorText(error) });
      throw error;
    }
  },
};

export const actions = {
  /**
   * Starts the export of a report: the server writes the report to a file and sends it by email (R7.45). Returns the
   * started export. Also throws when the reply has no export id, with the reply's message (R5.37). In the list, the new
   * export replaces a failed one of the same report and arguments.
   */
  async startExport(context: Context, type: string, args: Query): Promise<ReportExport> {
    const { get, now, set } = context;
    const name = getResourceName(type, args);
    const requests = get().requests + 1;
    const key = String(requests);
    const isReplaced: Predicate = ({ exportType, exportArgs, state }) =>
      state === 'failed' && getResourceName(exportType, exportArgs) === name;
    const listed: ListedExport = {
      key,
      exportType: type,
      exportArgs: args,
      started: now(),
      state: 'starting',
      message: '',
      percent_complete: 0,
    };
    const others = get().list.filter((other) => !isReplaced(other));
    set({ requests, list: [listed, ...others].slice(0, MAX_LISTED) });
    try {
      const started = await requestExport(context, type, args);
      const { export_id, message } = started;
      set({ exports: { ...get().exports, [name]: started } });
      change(context, (other) => other.key === key, { state: 'running', export_id, message });
      return started;
    } catch (error) {
      const message = getErrorText(error);
      change(context, (other) => other.key === key, { state: 'failed', message });
      throw error;
    }
  },

  /** Appends exports that an earlier page load of the session started, in the format that `getExports` returned. */
  async receiveExports({ get, set }: Context, kept: unknown): Promise<void> {
    set({ list: [...get().list, ...parseStoredExports(kept)].slice(0, MAX_LISTED) });
  },
};

type ExportOperations = typeof resolvers & typeof actions;

export const keys = {
  getExportStatus: (type: string, id: string) => `${type}/${id}`,
  startExport: (type: string, args: Query) => getResourceName(type, args),
} satisfies KeyFunctions<ExportOperations>;

/** The key of an operation's status. */
export const keyOf = createKeyOf<ExportOperations, typeof keys>(keys);
