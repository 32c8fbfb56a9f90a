import { describe, expect, it } from 'vitest';
import { DEFAULT_DEMO_SETTINGS } from '../../mocks/demo-settings.ts';
import { createDemoStore } from '../../mocks/demo-store.ts';
import { isJson, readRecordings } from '../replay/recording.ts';
import type { Recording } from '../replay/recording.ts';
import { askDemoStore } from './ask-demo-store.ts';
import { shapeOf } from './shape.ts';

const store = createDemoStore({ ...DEFAULT_DEMO_SETTINGS, now: '2026-11-20T12:00:00' });
const recordings = readRecordings();
const named = (pattern: RegExp): [string, Recording][] =>
  recordings
    .filter(({ name }) => pattern.test(name))
    .map((recording) => [recording.name, recording]);

const revenue = named(/^(j-revenue-|revenue-stats-)/);
const orders = named(
  /^(j-orders-stats-|orders-stats-(month|lastyear|prevyear|today|yesterday|empty))/,
);

/** The label and the ends of each interval. */
function calendarOf(body: unknown): string[][] {
  const intervals = isJson(body) && Array.isArray(body['intervals']) ? body['intervals'] : [];
  return intervals.map((interval: unknown) =>
    isJson(interval)
      ? ['interval', 'date_start', 'date_start_gmt', 'date_end', 'date_end_gmt'].map((name) =>
          String(interval[name]),
        )
      : [],
  );
}

/** Names of the figures in each interval, in the order of the reply. */
function figuresOf(body: unknown): string[][] {
  const intervals = isJson(body) && Array.isArray(body['intervals']) ? body['intervals'] : [];
  return intervals.map((interval: unknown) =>
    isJson(interval) && isJson(interval['subtotals'])
      ? Object.keys(interval['subtotals']).toSorted()
      : [],
  );
}

describe('revenue and orders stats keep the contract of a real store', () => {
  it('has recordings of every kind to keep to', () => {
    expect(revenue.length).toBeGreaterThan(50);
    expect(orders.length).toBeGreaterThan(25);
  });

  it.each([...revenue, ...orders])('%s', async (name, recording) => {
    const reply = await askDemoStore(store, recording);
    expect(reply.status).toBe(recording.status);
    if (recording.status !== 200) {
      expect(reply.body).toMatchObject({
        code: isJson(recording.body) ? recording.body['code'] : '',
        message: isJson(recording.body) ? recording.body['message'] : '',
        data: { status: recording.status },
      });
      return;
    }
    expect(shapeOf(reply.body)).toEqual(shapeOf(recording.body));
    expect(figuresOf(reply.body)).toEqual(figuresOf(recording.body));
    expect(Object.fromEntries(reply.headers)).toMatchObject(recording.headers);
    // Without a range the interval ends with the minute of the recording; sorted by a figure, the
    // intervals stand as the shop's own sales have it.
    if (name === 'revenue-stats-defaults') return;
    const { orderby = 'date' } = recording.request.query;
    const calendar = calendarOf(reply.body);
    if (orderby === 'date') expect(calendar).toEqual(calendarOf(recording.body));
    else expect(calendar).toHaveLength(calendarOf(recording.body).length);
  });
});

describe('refusals and odd questions are answered in the words of a real store', () => {
  it.each(
    named(
      /^(err-400-(after|interval|multi|segmentby)|err-401-revenue|err-403-(revenue|settings)-customer|err-404-route|err-range-reversed|settings-nope)$/,
    ),
  )('%s', async (_, recording) => {
    const reply = await askDemoStore(store, recording);
    expect(reply.status).toBe(recording.status);
    expect(reply.body).toEqual(recording.body);
    expect(Object.fromEntries(reply.headers)).toMatchObject(recording.headers);
  });

  it.each(named(/^manager-revenue$/))(
    '%s: the shop manager reads reports',
    async (_, recording) => {
      const reply = await askDemoStore(store, recording);
      expect(reply.status).toBe(200);
      expect(shapeOf(reply.body)).toEqual(shapeOf(recording.body));
    },
  );
});

describe('site, user and settings keep the contract of a real store', () => {
  it.each(named(/^(site-|users-me$|w-user-preference|settings-wc_admin)/))(
    '%s',
    async (_, recording) => {
      const reply = await askDemoStore(store, recording);
      expect(reply.status).toBe(recording.status);
      expect(shapeOf(reply.body)).toEqual(shapeOf(recording.body));
      expect(Object.fromEntries(reply.headers)).toMatchObject(recording.headers);
    },
  );

  it.each(named(/^settings-general$/))(
    '%s, but for the lists of countries and currencies',
    async (_, recording) => {
      const reply = await askDemoStore(store, recording);
      const outlineOf = (body: unknown) =>
        (Array.isArray(body) ? body : []).map((setting: unknown) =>
          isJson(setting)
            ? {
                id: setting['id'],
                type: setting['type'],
                default: setting['default'],
                fields: Object.keys(setting).toSorted(),
              }
            : null,
        );
      expect(reply.status).toBe(200);
      expect(outlineOf(reply.body)).toEqual(outlineOf(recording.body));
    },
  );
});
