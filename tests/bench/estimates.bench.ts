// The backtests of the estimates, as tables: errors and intervals of the estimate of a month, false alarms and delays of
// the time without orders, and marked days, for demo stores and for the shop of the recordings. Then how long each takes.
import {
  estimatePeriod,
  findBusyShopAlarm,
  findAlarm,
  findUnusual,
  type Period,
} from '@tillview/statistics';
import { bench, describe } from 'vitest';
import { salesRows } from '../../mocks/analytics/sales-rows.ts';
import { createDemoStore } from '../../mocks/demo-store.ts';
import { DEFAULT_DEMO_SETTINGS } from '../../mocks/demo-settings.ts';
import sampleShop from '../../packages/statistics/src/sample-shop.json' with { type: 'json' };

const [HOUR, DAY] = [3_600_000, 86_400_000];
const NOW = '2026-11-20T12:00:00';
const TODAY = Date.parse(NOW.slice(0, 10));

/** An order or refund: its local time, its net sales, and whether it is a refund. */
type Entry = { readonly time: number; readonly net: number; readonly isRefund: boolean };

/** The net sales and orders of each day, and the orders of each hour, from the first day with an order to yesterday. */
type Shop = { first: number; net: number[]; orders: number[]; hours: number[] };

function toShop(all: readonly Entry[]): Shop {
  const entries = all.filter(({ time }) => time < TODAY);
  const first =
    Math.floor(
      entries.reduce(
        (least, { time, isRefund }) => (isRefund ? least : Math.min(least, time)),
        TODAY,
      ) / DAY,
    ) * DAY;
  const days = (TODAY - first) / DAY;
  const zeros = (length: number) => Array.from({ length }, () => 0);
  const shop: Shop = { first, net: zeros(days), orders: zeros(days), hours: zeros(days * 24) };
  for (const { time, net, isRefund } of entries) {
    const day = Math.floor((time - first) / DAY);
    shop.net[day]! += net;
    if (isRefund) continue;
    shop.orders[day]! += 1;
    shop.hours[Math.floor((time - first) / HOUR)]! += 1;
  }
  return shop;
}

function createDemo(orders: number): Shop {
  const { db } = createDemoStore({ ...DEFAULT_DEMO_SETTINGS, orders, now: NOW });
  const isCounted = ({ status }: { status: string }) =>
    ['completed', 'processing', 'on-hold', 'refunded'].includes(status);
  return toShop(
    salesRows(db, { counts: isCounted }).map(({ dates, net, parentId }) => ({
      time: dates.date_created ?? 0,
      net,
      isRefund: parentId > 0,
    })),
  );
}

function createSample(): Shop {
  const start = Date.parse('2024-09-01T00:00:00Z');
  return toShop(
    Array.from({ length: sampleShop.length / 4 }, (_, row) => {
      const [, seconds = 0, net = 0, isRefund = 0] = sampleShop.slice(row * 4);
      return { time: start + seconds * 1000, net, isRefund: isRefund === 1 };
    }),
  );
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** The whole calendar months from the 150th day on, by their first day in the shop's days. */
function getMonths({ first, net }: Shop): Period[] {
  const months: Period[] = [];
  const date = new Date(first);
  for (let month = 1; ; month++) {
    const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + month);
    const end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + month + 1);
    const at = (start - first) / DAY;
    const days = (end - start) / DAY;
    if (at + days > net.length) return months;
    if (at >= 150) months.push({ start: at, days });
  }
}

/** Estimates each month after some of its days, from at most the 500 days before, as the app does. */
function testEstimate(shop: Shop, day: number) {
  let [months, inside, own, runRate] = [0, 0, 0, 0];
  for (const { start, days } of getMonths(shop)) {
    const from = Math.max(0, start + day - 500);
    const values = shop.net.slice(from, start + day);
    const made = estimatePeriod({ values, periods: [{ start: start - from, days }] });
    if (made.is !== 'known') continue;
    const actual = sum(shop.net.slice(start, start + days));
    months += 1;
    inside += actual >= made.low && actual <= made.high ? 1 : 0;
    own += Math.abs(made.estimate / actual - 1);
    runRate += Math.abs((sum(shop.net.slice(start, start + day)) * days) / day / actual - 1);
  }
  return { months, error: own / months, runRate: runRate / months, inside: inside / months };
}

/** The first hour from which on at most so many orders were made before an hour. */
function findStart(hours: readonly number[], end: number, most: number): number {
  let start = end;
  for (let count = 0; start > 0 && count + hours[start - 1]! <= most; start--)
    count += hours[start - 1]!;
  return start;
}

/** The pause at the end of hours, from the newest 200 orders or of a busy shop 199 hours more, as the app reads them. */
function findAt({ hours, orders }: Pick<Shop, 'hours' | 'orders'>, end: number) {
  const listed = findStart(hours, end, 100);
  const last = hours.findLastIndex((count, hour) => hour < end && count > 0);
  const start = last - listed < 5 * 24 ? listed - 199 : findStart(hours, end, 200);
  const from = Math.max(0, Math.ceil(start / 24) * 24, Math.ceil((end - 456 * 24) / 24) * 24);
  const counts = hours.slice(from, end);
  const day = Math.ceil(end / 24) - 1;
  return from === 0 || counts.length >= 365 * 24
    ? findAlarm(counts)
    : findBusyShopAlarm(counts, orders.slice(Math.max(0, day - 91), day));
}

const MOST_HOURS = 240;

/** False alarms in the last 324 days, and the hours until a shop is noticed that fails at one of 34 times. */
function testAlarm(shop: Shop) {
  const { hours } = shop;
  const first = hours.length - 324 * 24;
  let [alarms, silent] = [0, 0];
  for (let hour = first; hour < hours.length; hour++) {
    const isOver = hours[hour]! > 0;
    if (isOver && silent > 1 && findAt(shop, hour)?.isAlarm) alarms += 1;
    silent = isOver ? 0 : silent + 1;
  }
  const delays: number[] = [];
  for (let time = 0; time < 34; time++) {
    const end = first + Math.floor((time * 324 * 24) / 34);
    const last = hours.findLastIndex((count, hour) => hour < end && count > 0) + 1;
    const failed = {
      hours: [...hours.slice(0, last), ...Array.from({ length: MOST_HOURS }, () => 0)],
      orders: shop.orders
        .slice(0, Math.ceil(last / 24))
        .concat(Array.from({ length: 11 }, () => 0)),
    };
    let delay = 1;
    while (delay < MOST_HOURS && !findAt(failed, last + delay)?.isAlarm) delay++;
    delays.push(delay);
  }
  return { alarms, delay: delays.toSorted((a, b) => a - b)[17]! };
}

/** The marked days of the last 324, with more than 100 orders a day, else weeks. */
function countUnusual({ net, orders }: Shop): string {
  const perDay = sum(orders.slice(-324)) / 324;
  if (perDay > 100)
    return `${findUnusual(net, 7).filter(({ index }) => index >= net.length - 324).length} days`;
  if (perDay * 7 <= 100) return 'none: too few orders';
  const weeks = Array.from({ length: Math.floor(net.length / 7) }, (_, week) =>
    sum(net.slice(net.length - (week + 1) * 7, net.length - week * 7)),
  ).toReversed();
  return `${findUnusual(weeks, 1).filter(({ index }) => index >= weeks.length - 46).length} weeks`;
}

const shops = [
  ['demo store, 2,500 orders', createDemo(2_500)],
  ['demo store, 25,000 orders', createDemo(25_000)],
  ['demo store, 100,000 orders', createDemo(100_000)],
  ['shop of the recordings', createSample()],
] as const;

console.log('\nThe estimate of a month (whole months from the 150th day on)');
console.table(
  shops.flatMap(([name, shop]) =>
    [3, 10, 20].map((day) => {
      const { months, error, runRate, inside } = testEstimate(shop, day);
      return {
        shop: name,
        'after day': day,
        months,
        'mean error': percent(error),
        'of the run rate': percent(runRate),
        'inside the 80 % interval': percent(inside),
      };
    }),
  ),
);
console.log('\nThe last 324 days: the time without orders, and unusual days or weeks');
console.table(
  shops.map(([name, shop]) => {
    const { alarms, delay } = testAlarm(shop);
    return {
      shop: name,
      'orders a day': Number((sum(shop.orders.slice(-324)) / 324).toFixed(1)),
      'false alarms': alarms,
      'median delay, hours': delay,
      unusual: countUnusual(shop),
    };
  }),
);

describe('estimates from five years of days', () => {
  const values = Array.from({ length: 1826 }, (_, day) => 100 + 30 * (day % 7) + (day % 13));
  const hours = Array.from({ length: 456 * 24 }, (_, hour) => (hour % 3 === 0 ? 1 : 0));
  bench('the estimate of a month', () => {
    estimatePeriod({ values, periods: [{ start: 1806, days: 30 }] });
  });
  bench('the time without orders', () => {
    findAlarm(hours);
  });
  bench('unusual days', () => {
    findUnusual(values, 7);
  });
});
