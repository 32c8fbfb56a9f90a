import type { ReportRow } from '@tillview/data';
import type { ReportColumn, ReportContext } from '../../reporting/definition/report-definition.ts';
import { toCurrencyContext } from './currency-context.ts';

type Column = ReportColumn<ReportRow>;

/**
 * Columns whose rows are in different currencies: each amount has the format of its own. Amounts and shares of them have no
 * total.
 */
export function inRowCurrency(
  columns: readonly Column[],
  codeOf: (row: ReportRow) => string,
): readonly Column[] {
  const known = new Map<string, { of: ReportContext; own: ReportContext }>();
  const contextOf = (row: ReportRow, context: ReportContext): ReportContext => {
    const code = codeOf(row);
    const last = known.get(code);
    if (last?.of === context) return last.own;
    const own = toCurrencyContext(context, code);
    known.set(code, { of: context, own });
    return own;
  };
  const metrics = new Map(columns.map(({ key, metric }) => [key, metric]));
  return columns.map((column): Column => {
    const { key, partOf = key, value, display } = column;
    const { type, isShareOfAmounts = false } = metrics.get(partOf) ?? {};
    if (type !== 'currency' && !isShareOfAmounts) return column;
    const { total: _total, totalValue: _value, ...others } = column;
    return {
      ...others,
      value: (row, context) => value(row, contextOf(row, context)),
      ...(display ? { display: (row, context) => display(row, contextOf(row, context)) } : {}),
    };
  });
}
