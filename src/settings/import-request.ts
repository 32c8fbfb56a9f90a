import { getStoreTimeZoneMoment, toMoment } from '@tillview/date';
import type { ImportForm } from '@tillview/data';
import { __ } from '@wordpress/i18n';

/** Format of the form's date in the data store. */
export const IMPORT_DATE_FORMAT = 'MM/DD/YYYY';

const ROOT = '/wc-analytics/reports/import';

/** The REST paths that end an import and that delete what was imported. */
export const CANCEL_PATH = `${ROOT}/cancel`;
export const DELETE_PATH = `${ROOT}/delete`;

/** The periods that can be imported; a number is the days before today that it starts. */
export function getImportPeriods(): readonly { label: string; value: string }[] {
  return [
    { value: 'all', label: __('All', 'tillview') },
    { value: '365', label: __('Last 365 days', 'tillview') },
    { value: '90', label: __('Last 90 days', 'tillview') },
    { value: '30', label: __('Last 30 days', 'tillview') },
    { value: '7', label: __('Last 7 days', 'tillview') },
    { value: '1', label: __('Since yesterday', 'tillview') },
    { value: 'custom', label: __('Since a date', 'tillview') },
  ];
}

/** What an import is requested with; as texts, as the data store's resolutions are named. */
export type ImportQuery = { days?: string; skip_existing: '0' | '1' };

/**
 * The parameters of a form: days back from the store's today, none for all. Undefined when its date cannot be imported
 * from: it is no date, or after today.
 */
export function getImportQuery({ period, skipPrevious }: ImportForm): ImportQuery | undefined {
  const skip_existing = skipPrevious ? '1' : '0';
  if (period.label === 'all') return { skip_existing };
  if (period.label !== 'custom') return { days: period.label, skip_existing };
  const first = toMoment(IMPORT_DATE_FORMAT, period.date);
  if (!first) return undefined;
  const today = getStoreTimeZoneMoment().startOf('day');
  // Whole days: both are midnights of moments that know no daylight saving time.
  const days = today.diff(first.startOf('day'), 'days');
  return days < 0 ? undefined : { days: String(days), skip_existing };
}

/** The path that starts an import. */
export function getStartPath({ days, skip_existing }: ImportQuery): string {
  const start = days === undefined ? '' : `days=${days}&`;
  return `${ROOT}?${start}skip_existing=${skip_existing}`;
}
