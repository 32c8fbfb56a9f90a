import { getResourceName, type Query } from '../core/query.ts';
import {
  getError as getOperationError,
  isRequesting,
  type StoreState,
} from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { ExportData } from './types.ts';

type State = StoreState<ExportData>;

/** Identifies an export; the order of argument keys does not matter. */
type ExportKey = {
  type: string;
  args: Query;
};

/** Whether the export is being started. */
export function isExportRequesting(
  state: State,
  operation: 'startExport',
  { type, args }: ExportKey,
): boolean {
  return isRequesting(state, keyOf(operation, type, args));
}

/** The id of the started export; undefined when none was started. */
export function getExportId(state: State, type: string, args: Query): string | undefined {
  return state.data.exports[getResourceName(type, args)]?.export_id;
}

/** The message of the error that prevented the export, for display (R8.31); undefined without an error. */
export function getError(
  state: State,
  operation: 'startExport',
  { type, args }: ExportKey,
): string | undefined {
  return getOperationError(state, keyOf(operation, type, args))?.message;
}
