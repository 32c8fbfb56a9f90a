import { getResourceName, type Query } from '../core/query.ts';
import { createResource } from '../core/resource.ts';
import type { StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { ExportData, ListedExport } from './types.ts';

type State = StoreState<ExportData>;

/** Identifies an export; the order of argument keys does not matter. */
type ExportKey = {
  type: string;
  args: Query;
};

const start = createResource(keyOf, 'startExport');

/** Whether the export is being started. */
export function isExportRequesting(
  state: State,
  _operation: 'startExport',
  { type, args }: ExportKey,
): boolean {
  return start.isRequesting(state, type, args);
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

export const { getError: getExportStatusError, isRequesting: isExportStatusRequesting } =
  createResource(keyOf, 'getExportStatus');

/**
 * The message of the error that prevented the export from starting, for display (R8.31); undefined without an error.
 */
export function getError(
  state: State,
  _operation: 'startExport',
  { type, args }: ExportKey,
): string | undefined {
  const error = start.getError(state, type, args);
  return error ? error.message : undefined;
}
