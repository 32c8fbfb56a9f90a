import { formatLastDays, getStoreTimeZoneMoment, toMoment } from '@tillview/date';
import type { ImportForm } from '@tillview/data';
import { __ } from '@wordpress/i18n';

/** Format of the form's date in the data store. */
export const IMPORT_DATE_FORMAT = 'MM/DD/YYYY';

const ROOT = '/wc-analytics/reports/import';

/** The REST paths for stopping an import and for deleting the imported data. */
export const CANCEL_PATH = `${ROOT}/cancel`;
export const DELETE_PATH = `${ROOT}/delete`;

/** Returns the periods that can be imported. A numeric value is the number of days before today. */
export function getImportPeriods(): readonly { label: string; value: string }[] {
  return [
    { value: 'all', label: __('All', 'tillview') },
    ...[365, 90, 30, 7].map((days) => ({ value: String(days), label: formatLastDays(days) })),
    { value: '1', label: __('Since yesterday', 'tillview') },
    { value: 'custom', label: __('Since a date', 'tillview') },
  ];
}

/** The parameters of an import. Strings, since the data store uses them as resolution keys. */
export type ImportQuery = { days?: string; skip_existing: '0' | '1' };

/**
 * Converts a form to parameters. `days` counts back from the current day of the store; it is missing for all data.
 * Returns undefined if the form's date is invalid or after today.
 */
export function getImportQuery({ period, skipPrevious }: ImportForm): ImportQuery | undefined {
  const skip_existing = skipPrevious ? '1' : '0';
  if (period.label === 'all') return { skip_existing };
  if (period.label !== 'custom') return { days: period.label, skip_existing };
  const first = toMoment(IMPORT_DATE_FORMAT, period.date);
  if (!first) return undefined;
  const today = getStoreTimeZoneMoment().startOf('day');
  // Always whole days: both are midnights of moments without daylight saving time.
  const days = today.diff(first.startOf('day'), 'days');
  return days < 0 ? undefined : { days: String(days), skip_existing };
}

/** The path that starts an import. */
export function getStartPath({ days, skip_existing }: ImportQuery): string {
  const start = days === undefined ? '' : `days=${days}&`;
  return `${ROOT}?${start}skip_existing=${skip_existing}`;
}
