import { getResourceName, type Query } from '../core/query.ts';
import { getError as getBookError, isRequesting, type StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { ExportData } from './types.ts';

type State = StoreState<ExportData>;

/** Which export: equal arguments are one, whatever the order of their keys. */
type ExportKey = {
  type: string;
  args: Query;
};

/** Whether the export is being begun. */
export function isExportRequesting(
  state: State,
  operation: 'startExport',
  { type, args }: ExportKey,
): boolean {
  return isRequesting(state, keyOf(operation, type, args));
}

/** The id of the export that was begun; undefined when none was. */
export function getExportId(state: State, type: string, args: Query): string | undefined {
  return state.data.exports[getResourceName(type, args)]?.export_id;
}

/** Why the export could not be begun, as text that can be shown; undefined when it could. */
export function getError(
  state: State,
  operation: 'startExport',
  { type, args }: ExportKey,
): string | undefined {
  return getBookError(state, keyOf(operation, type, args))?.message;
}
