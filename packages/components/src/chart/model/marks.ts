import { formatDate, type Interval } from '@tillview/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getShownRows, type ChartModel, type RowMark } from './series.ts';
import type { ChartMark } from '../types.ts';

/** Returns the row that contains a day: the first one that starts on it, or the last one before it. */
function findRow(model: ChartModel, rows: readonly number[], day: string): number | undefined {
  const dayOf = (index: number) => model.timestamps[index]!.slice(0, 10);
  const first = rows.find((index) => dayOf(index) >= day);
  if (first !== undefined && dayOf(first) === day) return first;
  return rows.findLast((index) => dayOf(index) < day);
}

/** Adds what is marked to the rows of a model; days before its first row are left out. */
export function addMarks(
  model: ChartModel,
  marks: readonly ChartMark[] | undefined,
  interval: Interval,
): ChartModel {
  if (!marks?.length) return model;
  const rows = getShownRows(model);
  const isLong = interval !== 'day' && interval !== 'hour';
  const byRow = new Map<number, RowMark[]>();
  for (const { date, kind, text } of marks) {
    const index = findRow(model, rows, date);
    if (index === undefined) continue;
    const shown = isLong && kind !== 'unusual' ? `${formatDate(date)}: ${text}` : text;
    byRow.set(index, [...(byRow.get(index) ?? []), { kind, text: shown }]);
  }
  return byRow.size > 0 ? { ...model, marks: byRow } : model;
}

/** The name of what is marked, in table and file. */
export const getMarksLabel = (): string => __('Notes', 'tillview');

/** What is marked on a row, in one line; empty if nothing is. */
export const formatMarks = ({ marks }: ChartModel, index: number): string =>
  (marks?.get(index) ?? []).map(({ text }) => text).join('; ');

/** What is marked on a row, for screen readers; empty if nothing is. */
export function announceMarks(model: ChartModel, index: number): string {
  const text = formatMarks(model, index);
  /* translators: %s: one or several notes on a day. */
  return text && sprintf(__('Notes: %s.', 'tillview'), text);
}

/** How many rows have notes, for screen readers; empty without any. */
export function countMarks({ marks }: ChartModel): string {
  const count = marks?.size ?? 0;
  return count === 0
    ? ''
    : /* translators: %d: number of dates. */
      sprintf(_n('%d date has notes.', '%d dates have notes.', count, 'tillview'), count);
}
