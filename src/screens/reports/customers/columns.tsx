import { VisuallyHidden } from '@tillview/components';
import type { CustomersTotals } from '@tillview/data';
import { getDateEnvironment } from '@tillview/date';
import { AdminLink, EmailLink, ItemLink } from '../../../reporting/definition/cells.tsx';
import { dateCells } from '../../../reporting/table/date-cells.ts';
import { formatValue, readMetric, readValue } from '../../../reporting/definition/metric-values.ts';
import { metricColumns, nameOrders } from '../../../reporting/table/metric-columns.tsx';
import type {
  ReportColumn,
  ReportContext,
} from '../../../reporting/definition/report-definition.ts';
import { getAverages } from './averages.ts';
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

/**
 * The URL of the customer's orders in the admin: the store's reports cannot list the orders of a customer. Guests have no
 * account, so their orders are searched by email.
 */
function getOrdersHref(
  { user_id, email, orders_count }: CustomerRow,
  { adminHref }: ReportContext,
) {
  const list = adminHref('orders', '');
  if (list === undefined || !orders_count) return undefined;
  if (user_id) return `${list}&_customer_user=${user_id}`;
  return email ? `${list}&s=${encodeURIComponent(email)}` : undefined;
}

const nameOrdersOf = (
  { orders_count: count, name }: CustomerRow,
  { formatNumber }: ReportContext,
) => (count ? nameOrders(count, formatNumber(count), name?.trim() || copy.missing()) : undefined);

const withOrderLinks = (columns: readonly Column[]): readonly Column[] =>
  columns.map((column) =>
    column.key === 'orders_count'
      ? {
          ...column,
          display: (row, context) => (
            <AdminLink href={getOrdersHref(row, context)} label={nameOrdersOf(row, context)}>
              {column.display?.(row, context)}
            </AdminLink>
          ),
        }
      : column,
  );

/** An average: short, so that its column is not wider than its values, and in full for a tooltip and screen readers. */
function AverageTotal({ average }: { average: string }) {
  const full = copy.averageOver(average);
  return (
    <>
      <span aria-hidden="true" title={full}>
        {copy.averageTotal(average)}
      </span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </>
  );
}

/** The columns of Customers: headers, cells, totals and the CSV all come from here. */
export const columns: readonly Column[] = [
  {
    key: 'name',
    label: copy.name,
    required: true,
    value: ({ name }) => name?.trim() ?? '',
    display: ({ id, name }, context) => (
      <ItemLink item="customer" id={id} context={context}>
        {name?.trim() || copy.missing()}
      </ItemLink>
    ),
    total: ({ customers_count }, { formatNumber }, _rows, all) => {
      // The store counts customers that its filter by the number of orders should leave out.
      const count = all?.length ?? readValue(customers_count);
      return count === null ? null : copy.customersTotal(count, formatNumber(count));
    },
  },
  ...withOrderLinks(
    metricColumns<CustomerRow>(metrics, {
      total: (metric, context, totals, all) => {
        const type = metric.type === 'number' ? 'average' : metric.type;
        const average = formatValue(
          type,
          readValue(readMetric(metric, getAverages(totals, all))),
          context,
        );
        if (average === undefined) return null;
        // The store rounds the average number of orders, so that a quotient of its averages can be a cent too low.
        if (metric.compute) return all ? copy.averageOrder(average) : null;
        return <AverageTotal average={average} />;
      },
    }),
  ),
  {
    ...text('username', copy.username),
    display: ({ username, user_id }, { adminHref }) =>
      username ? (
        <AdminLink
          href={user_id ? adminHref('customer', user_id) : undefined}
          label={copy.profile(username)}
        >
          {username}
        </AdminLink>
      ) : (
        ''
      ),
  },
  date('date_last_active', copy.lastActive),
  date('date_registered', copy.dateRegistered),
  {
    ...text('email', copy.email),
    display: ({ email }) => <EmailLink email={email ?? ''} />,
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
