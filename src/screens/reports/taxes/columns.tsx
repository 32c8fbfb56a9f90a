import type { TaxesTotals } from '@tillview/data';
import { getItemOrdersHref, ScreenLink } from '../../../reporting/definition/cells.tsx';
import { readValue } from '../../../reporting/definition/metric-values.ts';
import { metricColumns } from '../../../reporting/table/metric-columns.tsx';
import type { ReportColumn } from '../../../reporting/definition/report-definition.ts';
import { copy } from './copy.ts';
import { metrics } from './metrics.ts';
import { getCode, type TaxRow } from './row.ts';

type Column = ReportColumn<TaxRow, TaxesTotals>;

/** Rates have up to four decimals. */
const RATE_DECIMALS = 4;

/** The columns of Taxes: headers, cells, totals and the CSV all come from here. */
export const columns: readonly Column[] = [
  {
    key: 'tax_code',
    label: copy.taxCode,
    required: true,
    value: getCode,
    display: (row, context) => (
      <ScreenLink href={getItemOrdersHref(context, 'tax_rate_includes', row.tax_rate_id)}>
        {getCode(row)}
      </ScreenLink>
    ),
    countsRows: true,
    total: (_totals, { formatNumber }, rows) => copy.taxCodes(rows, formatNumber(rows)),
  },
  {
    key: 'rate',
    label: copy.rate,
    isNumeric: true,
    value: ({ tax_rate }) => readValue(tax_rate),
    display: ({ tax_rate }, { formatDecimal }) => {
      const rate = readValue(tax_rate);
      return rate === null ? copy.notAvailable() : copy.percent(formatDecimal(rate, RATE_DECIMALS));
    },
  },
  ...metricColumns<TaxRow>(metrics),
];
