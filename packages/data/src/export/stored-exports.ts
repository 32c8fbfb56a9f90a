import { __ } from '@wordpress/i18n';
import { isQuery } from '../core/query.ts';
import { isRecord } from '../core/shapes.ts';
import type { ExportState, ListedExport } from './types.ts';

const STATES: readonly ExportState[] = ['starting', 'running', 'finished', 'failed'];

function readStoredExport(kept: unknown, index: number): ListedExport[] {
  if (!isRecord(kept)) return [];
  const { exportType, exportArgs, export_id, started, message, percent_complete, download_url } =
    kept;
  const state = STATES.find((each) => each === kept['state']);
  if (
    !state ||
    typeof exportType !== 'string' ||
    // Parsed JSON can only contain values that are valid in a query.
    !isQuery(exportArgs) ||
    typeof started !== 'number' ||
    typeof message !== 'string' ||
    typeof percent_complete !== 'number'
  )
    return [];
  const read = {
    key: `kept-${index}`,
    exportType,
    exportArgs,
    started,
    percent_complete,
    ...(typeof download_url === 'string' ? { download_url } : {}),
  };
  if (typeof export_id === 'string') return [{ ...read, export_id, state, message }];
  // Without an id the progress of the export cannot be read.
  return [
    {
      ...read,
      state: 'failed',
      message:
        state === 'failed'
          ? message
          : __(
              'The page was closed before the store responded. If you do not receive an email, try again.',
              'tillview',
            ),
    },
  ];
}

/** Parses the exports that an earlier page load stored. Leaves out malformed entries. */
export function parseStoredExports(kept: unknown): readonly ListedExport[] {
  return Array.isArray(kept) ? kept.flatMap(readStoredExport) : [];
}
