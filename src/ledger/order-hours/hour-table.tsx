import { Table } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { formatValue } from '../../reporting/definition/metric-values.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { formatHour, formatWeekday, getWeekdays } from '../../shell/parts/weekdays.ts';
import type { HourMetric, HourTotals } from './hour-totals.ts';

type Props = {
  title: string;
  totals: HourTotals;
  metric: HourMetric;
  context: ReportContext;
};

/** The orders or net sales of each hour of the week as a table: a row for each hour, a column for each weekday. */
export function HourTable({ title, totals, metric, context }: Props) {
  const weekdays = getWeekdays();
  const type = metric === 'orders' ? 'number' : 'currency';
  return (
    <Table
      caption={title}
      headers={[
        { key: 'hour', label: __('Hour', 'tillview') },
        ...weekdays.map((weekday) => ({
          key: String(weekday),
          label: formatWeekday(weekday, 'long'),
          isNumeric: true,
        })),
      ]}
      rows={Array.from({ length: 24 }, (_, hour) => [
        { display: formatHour(hour), value: hour },
        ...weekdays.map((weekday) => {
          const value = totals[weekday]?.[hour] ?? 0;
          return { display: formatValue(type, value, context), value };
        }),
      ])}
    />
  );
}
