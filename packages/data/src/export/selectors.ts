import { getResourceName, type Query } from '../core/query.ts';
import {
  getError as getOperationError,
  isRequesting,
  type StoreState,
} from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { ExportData, ListedExport } from './types.ts';

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

/** The requested exports, newest first. Returns the same array until an export changes. */
export function getExports(state: State): readonly ListedExport[] {
  return state.data.list;
}

/** The listed export with this id; undefined when it is not listed. Triggers the read of its status. */
export function getExportStatus(state: State, type: string, id: string): ListedExport | undefined {
  return state.data.list.find(
    ({ exportType, export_id }) => exportType === type && export_id === id,
  );
}

/** Whether the status of an export is being read. */
export function isExportStatusRequesting(state: State, type: string, id: string): boolean {
  return isRequesting(state, keyOf('getExportStatus', type, id));
}

/** The error of the last status read of an export, or false. */
export function getExportStatusError(state: State, type: string, id: string): Error | false {
  return getOperationError(state, keyOf('getExportStatus', type, id)) ?? false;
}

/**
 * The message of the error that prevented the export from starting, for display (R8.31); undefined without an error.
 */
export function getError(
  state: State,
  operation: 'startExport',
  { type, args }: ExportKey,
): string | undefined {
  return getOperationError(state, keyOf(operation, type, args))?.message;
}
