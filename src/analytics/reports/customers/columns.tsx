import { Link } from '@tillview/components';
import type { CustomersTotals } from '@tillview/data';
import { getDateEnvironment } from '@tillview/date';
import { AdminLink } from '../../report-page/table/cells.tsx';
import { dateCells } from '../../report-page/table/date-cells.ts';
import { formatValue, readValue } from '../../report-page/metric-values.ts';
import { metricColumns } from '../../report-page/table/metric-columns.tsx';
import type { ReportColumn } from '../../report-page/report-definition.ts';
import { copy } from './copy.ts';
import { metrics } from './metrics.ts';
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
    value: ({ name }) => name?.trim() ?? '',
    display: ({ name, user_id }, { adminHref }) => (
      <AdminLink href={user_id ? adminHref('customer', user_id) : undefined}>
        {name?.trim() || copy.missing()}
      </AdminLink>
    ),
    total: ({ customers_count }, { formatNumber }) => {
      const count = readValue(customers_count);
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
  ...metricColumns<CustomerRow>(metrics, {
    total: ({ type }, value, context) => {
      const average = formatValue(type === 'number' ? 'average' : type, readValue(value), context);
      return average === undefined ? null : copy.averageTotal(average);
    },
  }),
  {
    ...text('country', copy.country),
    display: ({ country }) =>
      country ? <abbr title={getCountryName(country)}>{country}</abbr> : '',
  },
  text('city', copy.city),
  text('state', copy.state),
  text('postcode', copy.postcode),
];
