import type { ReportChart, ReportContext } from './report-definition.ts';

/** A figure as text, by what it is; undefined for one that is missing or malformed. */
export function formatFigure(
  type: ReportChart['type'],
  value: number | undefined,
  { currency, formatNumber, formatDecimal }: ReportContext,
): string | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  if (type === 'currency') return currency.formatAmount(value);
  return type === 'number' ? formatNumber(value) : formatDecimal(value);
}
