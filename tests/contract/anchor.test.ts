import { readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Order, OrderLine } from '../../mocks/entities/order.ts';
import { DEFAULT_DEMO_SETTINGS } from '../../mocks/demo-settings.ts';
import { createDemoStore } from '../../mocks/demo-store.ts';
import { parseLocalTime } from '../../mocks/local-time.ts';
import { isJson, readRecordings } from '../replay/recording.ts';
import { requestDemoStore } from './request-demo-store.ts';
import { createIdTable } from './demo-ids.ts';

const FOLDER = path.resolve(import.meta.dirname, 'recordings');

/** Parses a number of the export, which puts an apostrophe before a minus sign. */
const number = (cell = '') => Number(cell.replace(/^'/, ''));

/** The items of a row: `3× Silk Scarf, -1× Tea Towel`. Names may contain commas; each item starts with a quantity. */
const itemsOf = (cell = '') =>
  cell.split(/, (?=-?\d+×)/).map((text) => {
    const [quantity = '', name = ''] = text.split('× ');
    return { quantity: Number(quantity), name };
  });

/** A demo store with only the exported orders and refunds. */
function loadExport() {
  const store = createDemoStore({
    ...DEFAULT_DEMO_SETTINGS,
    orders: 0,
    now: '2026-11-20T23:59:59',
  });
  const { data } = Papa.parse<string[]>(
    readFileSync(path.join(FOLDER, 'export-orders.csv'), 'utf8').trim(),
  );
  const products = new Map<string, number>();
  const customers = new Map<string, number>();
  const idIn = (map: Map<string, number>, name: string) => {
    const id = map.get(name) ?? map.size + 1;
    map.set(name, id);
    return id;
  };
  const orders = new Map<string, Order>();
  /** The export has one net amount per row; the first line gets the whole amount. */
  const linesOf = (items: ReturnType<typeof itemsOf>, net: number): OrderLine[] =>
    items.map(({ quantity, name }, index) => {
      const total = index === 0 ? Math.round(net * 100) : 0;
      return {
        id: index,
        product_id: idIn(products, name),
        variation_id: 0,
        name,
        quantity,
        subtotal: total,
        total,
        taxes: [],
      };
    });
  const orderOf = (id: string, customer: string): Order => {
    const known = orders.get(id);
    if (known) return known;
    const made: Order = {
      id: Number(id),
      status: 'completed',
      customer_id: idIn(customers, customer),
      billing: { country: 'US', state: '', city: '', postcode: '' },
      date_created: 0,
      date_paid: null,
      date_completed: null,
      payment_method: 'card',
      origin: '',
      lines: [],
      coupons: [],
      shipping: null,
      refunds: [],
    };
    orders.set(id, made);
    return made;
  };
  for (const [
    date = '',
    id = '',
    status,
    customer = '',
    ,
    itemsText,
    items,
    coupons = '',
    net,
  ] of data) {
    const time = parseLocalTime(date);
    const order = orderOf(id, customer);
    if (number(items) < 0 || number(net) < 0)
      // For a refund, the export also lists the items of the order.
      order.refunds.push({
        id: 1_000_000 + orders.size + order.refunds.length,
        date_created: time ?? 0,
        reason: '',
        is_full: status === 'refunded',
        lines: linesOf(
          itemsOf(itemsText).filter(({ quantity }) => quantity < 0),
          number(net),
        ),
        shipping: null,
      });
    else
      Object.assign(order, {
        date_created: time,
        date_paid: time,
        lines: linesOf(itemsOf(itemsText), number(net)),
        coupons: coupons
          .split(', ')
          .filter(Boolean)
          .map((code) => ({
            coupon_id: code.length * 1000 + code.charCodeAt(0),
            code,
            discount: 0,
          })),
      });
  }
  store.db.orders = [...orders.values()];
  return { store, rows: data.length };
}

describe('the rows exported from a real store', () => {
  const { store, rows } = loadExport();
  const recording = readRecordings().find(
    ({ name }) => name === 'orders-stats-month-day-allfields',
  );
  if (!recording) throw new Error('The recording "orders-stats-month-day-allfields" is missing');
  const metrics = (part: unknown) =>
    isJson(part)
      ? {
          orders: part['orders_count'],
          items: part['num_items_sold'],
          net: Math.round(Number(part['net_revenue']) * 100),
          refunds: Math.round(Number(part['refunds']) * 100),
          average: Math.round(Number(part['avg_order_value']) * 100),
        }
      : null;
  const daysOf = (body: unknown): unknown[] =>
    isJson(body) && Array.isArray(body['intervals']) ? body['intervals'] : [];
  const metricsByDay = (body: unknown) =>
    daysOf(body).map((day) => (isJson(day) ? [day['interval'], metrics(day['subtotals'])] : null));

  it('are those of one month', () => {
    expect(rows).toBe(119);
  });

  it('give the same metrics as the real store, by day and in total', async () => {
    const { body } = await requestDemoStore(store, recording, createIdTable(store));
    expect(daysOf(body)).toHaveLength(20);
    expect(metricsByDay(body)).toEqual(metricsByDay(recording.body));
    expect(metrics(isJson(body) ? body['totals'] : null)).toEqual(
      metrics(isJson(recording.body) ? recording.body['totals'] : null),
    );
  });

  it('give the same number of customers and coupons', async () => {
    const { body } = await requestDemoStore(store, recording, createIdTable(store));
    const counts = (response: unknown) => {
      const totals = isJson(response) && isJson(response['totals']) ? response['totals'] : {};
      return [totals['total_customers'], totals['coupons_count']];
    };
    expect(counts(body)).toEqual(counts(recording.body));
  });
});
