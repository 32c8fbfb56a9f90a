import { NAMESPACE } from '../core/constants.ts';
import { createKeyOf, type KeyFunctions, type OperationContext } from '../core/operations.ts';
import { getResourceName, type Query } from '../core/query.ts';
import { RestError, unexpectedReply } from '../core/rest-error.ts';
import { isRecord } from '../core/shapes.ts';
import type { ExportData, ReportExport } from './types.ts';

type Context = OperationContext<ExportData>;

export const resolvers = {};

export const actions = {
  /**
   * Starts the export of a report: the server writes it to a file and sends it by email (R7.45). Returns the started
   * export. Also throws when the reply has no export id, with the reply's message (R5.37).
   */
  async startExport({ get, rest, set }: Context, type: string, args: Query): Promise<ReportExport> {
    const path = `${NAMESPACE}/reports/${type}/export`;
    const body = { report_args: args, email: true };
    const reply = await rest.write('POST', path, { body }, isRecord);
    const { export_id: id, message } = reply;
    const text = typeof message === 'string' ? message : '';
    if ((typeof id !== 'string' && typeof id !== 'number') || id === '') {
      if (text === '') throw unexpectedReply('startExport', reply);
      throw new RestError('export_failed', text, { cause: reply });
    }
    const started = { exportType: type, exportArgs: args, export_id: String(id), message: text };
    set({ exports: { ...get().exports, [getResourceName(type, args)]: started } });
    return started;
  },
};

type ExportOperations = typeof resolvers & typeof actions;

export const keys = {
  startExport: (type: string, args: Query) => getResourceName(type, args),
} satisfies KeyFunctions<ExportOperations>;

/** The key of an operation's status. */
export const keyOf = createKeyOf<ExportOperations, typeof keys>(keys);
