import type { ReportChart, ReportContext } from '../report-definition.ts';

/** Formats a value by its type; `undefined` if it is missing or not finite. */
export function formatFigure(
  type: ReportChart['type'],
  value: number | undefined,
  { currency, formatNumber, formatDecimal }: ReportContext,
): string | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  if (type === 'currency') return currency.formatAmount(value);
  return type === 'number' ? formatNumber(value) : formatDecimal(value);
}
