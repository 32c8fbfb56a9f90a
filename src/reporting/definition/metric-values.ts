import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Metric, MetricType } from './metric.ts';
import type { ReportContext } from './report-definition.ts';

/** How the values of a type are shown. */
type ValueFormat = {
  format(value: number, context: ReportContext): string;
  /** The content of a cell, if it is more than the formatted text. */
  render?(value: number, context: ReportContext): ReactNode;
  /** Rounds a value to what is shown, if its format has a fixed precision. */
  round?(value: number, context: ReportContext): number;
};

const formats: Readonly<Record<MetricType, ValueFormat>> = {
  currency: {
    format: (value, { currency }) => currency.formatAmount(value),
    render: (value, { currency }) => currency.render(value),
    round: (value, { currency }) => currency.formatDecimal(value),
  },
  number: { format: (value, { formatNumber }) => formatNumber(value) },
  average: { format: (value, { formatDecimal }) => formatDecimal(value) },
  percent: { format: (value, { formatDecimal }) => formatDecimal(value, 1, 1) },
};

/** Converts a value of a response, a number or numeric text, to a number; `null` if it is missing or malformed. */
export function readValue(value: unknown): number | null {
  const isText = typeof value === 'string' && value.trim() !== '';
  if (typeof value !== 'number' && !isText) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Returns the value of a metric in totals or a row: computed if its fields are known, or as the store sends it. */
export function readMetric(metric: Metric, values: object): unknown {
  if (!metric.compute) return Reflect.get(values, metric.key);
  const known: Record<string, number> = {};
  for (const field of metric.fields) {
    const value = readValue(Reflect.get(values, field));
    if (value === null) return undefined;
    known[field] = value;
  }
  return metric.compute(known);
}

/** Formats a value by its type; `undefined` if it is missing or not finite. */
export const formatValue = (
  type: MetricType,
  value: number | null | undefined,
  context: ReportContext,
): string | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? formats[type].format(value, context)
    : undefined;

/**
 * Reads a value as the store sent it, for percentages: those of rounded amounts would be wrong where amounts are small.
 * An amount loses its floating-point error, which sums can have, such as 7.1e-15: it is rounded to six decimals, more
 * than any currency has, and minus zero becomes zero. `null` if the value is missing or malformed.
 */
export function readExact(type: MetricType, value: unknown): number | null {
  const number = readValue(value);
  return number !== null && type === 'currency' ? Number(number.toFixed(6)) + 0 : number;
}

/** Reads a value and rounds it to what is shown, for files and comparisons; `null` if it is missing or malformed. */
export function roundValue(
  type: MetricType,
  value: unknown,
  context: ReportContext,
): number | null {
  const number = readValue(value);
  const { round } = formats[type];
  return number !== null && round ? round(number, context) : number;
}

/** Formats a value for a cell or a total; "N/A" if it is missing or malformed. */
export function renderValue(type: MetricType, value: unknown, context: ReportContext): ReactNode {
  const number = readValue(value);
  if (number === null) return __('N/A', 'tillview');
  const { format, render = format } = formats[type];
  return render(number, context);
}
