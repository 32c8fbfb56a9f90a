import { describe, expect, it } from 'vitest';
import { sum } from '../sum.ts';
import { CURRENCIES } from '../currencies.ts';
import type { Db } from '../db.ts';
import type { LineTax, Order, OrderLine } from '../entities/order.ts';
import { DEFAULT_DEMO_SETTINGS } from '../demo-settings.ts';
import type { DemoSettings } from '../demo-settings.ts';
import { createDemoStore } from '../demo-store.ts';
import {
  DAY,
  addMonths,
  formatLocalTime,
  parseLocalTime,
  startOfDay,
  weekdayOf,
} from '../local-time.ts';
import { instantToLocalTime, localTimeToInstant } from '../zone.ts';

const NOW = '2026-11-20T12:00:00';
const now = parseLocalTime(NOW) ?? 0;
const shop = (settings: Partial<DemoSettings> = {}): Db =>
  createDemoStore({ ...DEFAULT_DEMO_SETTINGS, now: NOW, ...settings }).db;

describe('seedShop', () => {
  const db = shop();

  it('gives the same data for the same settings, and other data for another seed', () => {
    expect(JSON.stringify(shop())).toBe(JSON.stringify(db));
    expect(JSON.stringify(shop({ seed: 2 }).orders)).not.toBe(JSON.stringify(db.orders));
  });

  it('can have one product, one customer, one day of orders, or none for four days', () => {
    const orders = (state: DemoSettings['state']) => shop({ state, orders: 40 }).orders;
    const distinct = (values: readonly unknown[]) => new Set(values).size;
    expect(
      distinct(orders('one-product').flatMap(({ lines }) => lines.map((line) => line.product_id))),
    ).toBe(1);
    expect(distinct(orders('one-customer').map((order) => order.customer_id))).toBe(1);
    const day = orders('one-day').map((order) => startOfDay(order.date_created));
    expect([day.length, distinct(day), day[0]]).toEqual([40, 1, startOfDay(now)]);
    const last = Math.max(...orders('silent').map((order) => order.date_created));
    expect(last).toBeLessThanOrEqual(now - 4 * DAY);
  });

  it('has every kind of product, customer, coupon and tax rate that the screens must support', () => {
    const topLevel = db.categories.filter(
      ({ parent, slug }) => parent === 0 && slug !== 'uncategorized',
    );
    expect(topLevel).toHaveLength(5);
    expect(db.categories.filter(({ parent }) => parent !== 0)).toHaveLength(5);
    expect(new Set(db.products.map(({ type }) => type))).toEqual(new Set(['simple', 'variable']));
    expect(db.variations).toHaveLength(40);
    expect(new Set(db.coupons.map(({ discount_type }) => discount_type)).size).toBe(3);
    expect(db.customers.some(({ date_registered }) => date_registered === null)).toBe(true);
    expect(new Set(db.customers.map(({ country }) => country)).size).toBeGreaterThan(8);
    expect(new Set(db.taxRates.map(({ country }) => country)).size).toBeGreaterThan(5);
    const names = db.products.map(({ name }) => name).join('\n');
    for (const trait of [
      /&amp;/,
      /<em>/,
      /[\u0590-\u05ff]/,
      /[\u0600-\u06ff]/,
      /\p{Emoji_Presentation}/u,
      /é/,
      /\S{30}/,
    ])
      expect(names).toMatch(trait);
  });

  it('has orders of every status, and full and partial refunds', () => {
    expect(db.orders).toHaveLength(2500);
    expect(new Set(db.orders.map((order) => order.status))).toEqual(
      new Set([
        'completed',
        'processing',
        'on-hold',
        'pending',
        'cancelled',
        'failed',
        'refunded',
        'trash',
      ]),
    );
    const refunds = db.orders.flatMap((order) => order.refunds);
    expect(refunds.some((refund) => refund.is_full)).toBe(true);
    expect(refunds.some((refund) => !refund.is_full)).toBe(true);
    for (const order of db.orders)
      expect(order.refunds.some((refund) => refund.is_full)).toBe(order.status === 'refunded');
  });

  it('has orders from 26 months ago to now, more each year, varying by day and hour', () => {
    const times = db.orders.map((order) => order.date_created);
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
    const first = startOfDay(times[0] ?? 0);
    expect(first - startOfDay(addMonths(now, -26))).toBeLessThan(3 * 86_400_000);
    expect(times.at(-1)).toBeLessThanOrEqual(now);
    expect(now - (times.at(-1) ?? 0)).toBeLessThan(86_400_000);
    const year = (back: number) =>
      times.filter(
        (time) => time > addMonths(now, -12 * (back + 1)) && time <= addMonths(now, -12 * back),
      );
    expect(year(0).length).toBeGreaterThan(year(1).length * 1.2);
    const on = (days: readonly number[]) =>
      times.filter((time) => days.includes(weekdayOf(time))).length / days.length;
    expect(on([5])).toBeGreaterThan(on([0]));
    const at = (hour: number) =>
      times.filter((time) => new Date(time).getUTCHours() === hour).length;
    expect(at(20)).toBeGreaterThan(at(4) * 3);
  });

  it('has consistent dates, none after now', () => {
    for (const order of db.orders) {
      const dates = [order.date_created, order.date_paid, order.date_completed].filter(
        (date) => date !== null,
      );
      expect(dates.toSorted((a, b) => a - b)).toEqual(dates);
      for (const refund of order.refunds)
        expect(refund.date_created).toBeGreaterThan(order.date_paid ?? Infinity);
      expect(
        Math.max(...dates, ...order.refunds.map((refund) => refund.date_created)),
      ).toBeLessThanOrEqual(now);
      const customer = db.customers.find(({ id }) => id === order.customer_id);
      expect(customer?.date_registered ?? 0).toBeLessThanOrEqual(order.date_created);
    }
  });

  it.each([...CURRENCIES.keys()])('computes exact amounts in %s', (currency) => {
    const { orders } = shop({ orders: 300, currency });
    for (const order of orders) {
      const amounts = [
        ...order.lines.flatMap((line) => [
          line.subtotal,
          line.total,
          ...line.taxes.map((tax) => tax.amount),
        ]),
        order.shipping?.total ?? 0,
      ];
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      expect(sum(order.lines, (line) => line.subtotal - line.total)).toBe(
        sum(order.coupons, (line) => line.discount),
      );
      expectRefundsToFit(order);
    }
  });

  it('has no local time that daylight saving skips', () => {
    const timeZone = 'Europe/Berlin';
    const { orders } = shop({ timeZone, orders: 20_000 });
    for (const { date_created: time } of orders)
      expect(
        formatLocalTime(instantToLocalTime(localTimeToInstant(time, timeZone), timeZone)),
      ).toBe(formatLocalTime(time));
  });

  it.each([0, 1, 3])('supports %i orders', (orders) => {
    expect(shop({ orders }).orders).toHaveLength(orders);
  });
});

/** A full refund equals the paid amount; partial refunds together are less or equal. */
function expectRefundsToFit(order: Order): void {
  const taxes = (list: readonly LineTax[]) => sum(list, (tax) => tax.amount);
  const total = (lines: readonly OrderLine[]) =>
    sum(lines, (line) => line.total + taxes(line.taxes));
  const shipping = (line: Order['shipping']) => (line ? line.total + taxes(line.taxes) : 0);
  const paid = total(order.lines) + shipping(order.shipping);
  const back = -sum(order.refunds, (refund) => total(refund.lines) + shipping(refund.shipping));
  if (order.status === 'refunded') expect(back).toBe(paid);
  else expect(back).toBeLessThanOrEqual(paid);
}
