import { OrderStatus, ViewMoreList } from '@tillview/components';
import type { RevenueTotals } from '@tillview/data';
import type { ReactNode } from 'react';
import { AdminLink, ItemLink } from '../../../reporting/definition/cells.tsx';
import { readValue } from '../../../reporting/definition/metric-values.ts';
import { metricColumns } from '../../../reporting/table/metric-columns.tsx';
import { dateCells } from '../../../reporting/table/date-cells.ts';
import type { ReportColumn } from '../../../reporting/definition/report-definition.ts';
import { copy } from './copy.ts';
import { itemsSold, netSales } from './metrics.ts';
import { getAttribution, getCustomerName, getDetails, isRefund, type OrderRow } from './row.ts';

type Column = ReportColumn<OrderRow, Partial<RevenueTotals>>;

/** Shows the first of several items, with a button that lists all of them. */
function FirstOf({ items }: { items: readonly ReactNode[] }) {
  return (
    <>
      {items[0]} <ViewMoreList items={items} />
    </>
  );
}

const countTotal =
  (key: keyof RevenueTotals, write: (count: number, text: string) => string): Column['total'] =>
  (totals, context) => {
    const count = readValue(totals[key]);
    return count === null ? null : write(count, context.formatNumber(count));
  };

/** The store calls the customer of each refund "returning", also after a first order. */
const readCustomerType = (row: OrderRow): string | null =>
  isRefund(row) ? null : (row.customer_type ?? null);

function customerTypeOf(row: OrderRow): string {
  const type = readCustomerType(row);
  if (type === 'new') return copy.newCustomer();
  return type === 'returning' ? copy.returningCustomer() : (type ?? '');
}

/** The products of an order with their quantities. */
const productsOf = (row: OrderRow) =>
  (getDetails(row).products ?? []).map(({ id, name, quantity }) => ({
    id,
    text: copy.quantityOf(String(quantity), name),
  }));

const couponsOf = (row: OrderRow) => (getDetails(row).coupons ?? []).filter(({ code }) => code);

/** The columns of Orders: headers, cells, totals and the CSV all come from here. */
export const columns: readonly Column[] = [
  {
    key: 'date',
    label: copy.date,
    required: true,
    ...dateCells<OrderRow>({ read: ({ date }) => date, precision: () => 'second' }),
    total: countTotal('orders_count', copy.ordersTotal),
  },
  {
    key: 'order_number',
    label: copy.orderNumber,
    screenReaderLabel: copy.orderNumberFull,
    required: true,
    value: ({ order_number, order_id }) => order_number ?? order_id,
    note: { label: copy.kind, read: (row) => (isRefund(row) ? copy.refund() : '') },
    display: (row, { adminHref }) => (
      <>
        {/* Links a refund to its order: a refund has no page of its own. */}
        <AdminLink href={adminHref('order', row.parent_id || row.order_id)}>
          {row.order_number ?? row.order_id}
        </AdminLink>
        {isRefund(row) && <> {copy.refund()}</>}
      </>
    ),
  },
  {
    key: 'status',
    label: copy.status,
    value: ({ status }) => status,
    display: ({ status }, { orderStatusLabel }) => (
      <OrderStatus order={{ status }} orderStatusMap={{ [status]: orderStatusLabel(status) }} />
    ),
  },
  {
    key: 'customer',
    label: copy.customer,
    value: getCustomerName,
    display: (row, context) => {
      const name = getCustomerName(row) || copy.unnamed();
      if (!row.customer_id) return name;
      return (
        <ItemLink item="customer" id={row.customer_id} context={context}>
          {name}
        </ItemLink>
      );
    },
    total: countTotal('total_customers', copy.customersTotal),
  },
  ...metricColumns<OrderRow>([netSales]),
  {
    key: 'customer_type',
    label: copy.customerType,
    value: readCustomerType,
    display: customerTypeOf,
  },
  {
    key: 'products',
    label: copy.products,
    screenReaderLabel: copy.productsFull,
    value: (row) =>
      productsOf(row)
        .map(({ text }) => text)
        .join(', '),
    display: (row, context) => (
      <FirstOf
        items={productsOf(row).map(({ id, text }, index) => (
          <ItemLink key={index} item="product" id={id} context={context}>
            {text}
          </ItemLink>
        ))}
      />
    ),
    total: countTotal('products', copy.productsTotal),
  },
  ...metricColumns<OrderRow>([itemsSold]),
  {
    key: 'coupons',
    label: copy.coupons,
    screenReaderLabel: copy.couponsFull,
    value: (row) =>
      couponsOf(row)
        .map(({ code }) => code)
        .join(', '),
    display: (row, context) => (
      <FirstOf
        items={couponsOf(row).map(({ id, code }, index) => (
          <ItemLink key={index} item="coupon" id={id} context={context}>
            {code}
          </ItemLink>
        ))}
      />
    ),
    total: countTotal('coupons_count', copy.couponsTotal),
  },
  {
    key: 'attribution',
    label: copy.attribution,
    value: getAttribution,
  },
];
