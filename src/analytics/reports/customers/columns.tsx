import { Link } from '@tillview/components';
import type { CustomersTotals } from '@tillview/data';
import { getDateEnvironment } from '@tillview/date';
import { AdminLink } from '../../report-page/table/cells.tsx';
import { dateCells } from '../../report-page/table/date-cells.ts';
import { countCells, moneyCells, readFigure } from '../../report-page/table/figure-cells.ts';
import type { ReportColumn } from '../../report-page/report-definition.ts';
import { copy } from './copy.ts';
import type { CustomerRow } from './row.ts';

type Column = ReportColumn<CustomerRow, Partial<CustomersTotals>>;

/** A column of text, as the store sends it. */
const text = (
  key: 'username' | 'email' | 'country' | 'city' | 'state' | 'postcode',
  label: () => string,
): Column => ({
  key,
  label,
  value: (row) => row[key] ?? '',
});

/** A column of dates: cells show the day, files also contain the time. */
const date = (key: 'date_last_active' | 'date_registered', label: () => string): Column => ({
  key,
  label,
  ...dateCells<CustomerRow>({
    read: (row) => row[key],
    precision: () => 'second',
    missing: copy.missing,
  }),
});

const averageOf =
  (key: 'avg_total_spend' | 'avg_avg_order_value'): Column['total'] =>
  (totals, { currency }) => {
    const average = readFigure(totals[key]);
    return average === null ? null : copy.averageTotal(currency.formatAmount(average));
  };

/** Returns the name of a country in the user's language; undefined for an unknown code. */
function getCountryName(code: string): string | undefined {
  try {
    const names = new Intl.DisplayNames(getDateEnvironment().locale, {
      type: 'region',
      fallback: 'none',
    });
    return names.of(code);
  } catch (error) {
    // `Intl.DisplayNames` throws for text that does not have the form of a country code, which plugins and imports can
    // store.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The columns of Customers: headers, cells, totals and the CSV all come from here. */
export const columns: readonly Column[] = [
  {
    key: 'name',
    label: copy.name,
    required: true,
    value: ({ name }) => name ?? '',
    display: ({ name, user_id }, { adminHref }) => (
      <AdminLink href={user_id ? adminHref('customer', user_id) : undefined}>
        {name || copy.missing()}
      </AdminLink>
    ),
    total: ({ customers_count }, { formatNumber }) => {
      const count = readFigure(customers_count);
      return count === null ? null : copy.customersTotal(count, formatNumber(count));
    },
  },
  text('username', copy.username),
  date('date_last_active', copy.lastActive),
  date('date_registered', copy.dateRegistered),
  {
    ...text('email', copy.email),
    display: ({ email }) =>
      email ? (
        <Link href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`} type="external">
          {email}
        </Link>
      ) : (
        ''
      ),
  },
  {
    key: 'orders_count',
    label: copy.orders,
    ...countCells<CustomerRow>(({ orders_count }) => orders_count),
    total: ({ avg_orders_count }, { formatDecimal }) => {
      const average = readFigure(avg_orders_count);
      return average === null ? null : copy.averageTotal(formatDecimal(average));
    },
  },
  {
    key: 'total_spend',
    label: copy.totalSpend,
    ...moneyCells<CustomerRow>(({ total_spend }) => total_spend),
    total: averageOf('avg_total_spend'),
  },
  {
    key: 'avg_order_value',
    label: copy.averageOrderValue,
    screenReaderLabel: copy.averageOrderValueFull,
    ...moneyCells<CustomerRow>(({ avg_order_value }) => avg_order_value),
    total: averageOf('avg_avg_order_value'),
  },
  {
    ...text('country', copy.country),
    display: ({ country }) =>
      country ? <abbr title={getCountryName(country)}>{country}</abbr> : '',
  },
  text('city', copy.city),
  text('state', copy.state),
  text('postcode', copy.postcode),
];
