import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DEMO_SETTINGS } from '../../mocks/demo-settings.ts';
import { createDemoStore } from '../../mocks/demo-store.ts';
import type { DemoStore } from '../../mocks/demo-store.ts';
import { isJson, readRecordings } from '../replay/recording.ts';
import type { Recording } from '../replay/recording.ts';
import { SITE, addressOf, requestDemoStore } from './request-demo-store.ts';
import { createIdTable } from './demo-ids.ts';
import { DEVIATIONS } from './deviations.ts';
import { WRITES, prepare } from './recorded-writes.ts';
import { findViolations, findUncovered, recordShape } from './shape.ts';
import type { Shape } from './shape.ts';

const createTestStore = (): DemoStore =>
  createDemoStore({ ...DEFAULT_DEMO_SETTINGS, now: '2026-11-20T12:00:00' });
const recordings = readRecordings();
/** Whether the recorded response is a PHP crash, which the demo store must not reproduce. */
const isCrash = ({ status, body }: Recording) =>
  status === 500 && isJson(body) && body['code'] === 'internal_server_error';
const isRead = ({ request }: Recording) => request.method === 'GET';
const byName = new Map(recordings.map((recording) => [recording.name, recording]));
const deviationOf = (name: string) => DEVIATIONS.find(({ recordings: names }) => names.test(name));

/**
 * Groups recordings that have the same contract: by method, path, segments and success. The customer list has the
 * contract of the customers report.
 */
const familyOf = ({ request, status }: Recording) =>
  [
    request.method,
    request.path.replaceAll(/\d+/g, '#').replace('/reports/customers', '/customers'),
    // No variation was sold in the recorded segments by product and category, so only those by variation have all types.
    ...(request.query['segmentby'] === undefined || request.path.endsWith('/variations/stats')
      ? []
      : [JSON.stringify(request.query['segmentby'])]),
    status < 400 ? 'success' : status,
  ].join(' ');
const contracts = new Map<string, Shape>();
for (const recording of recordings)
  contracts.set(
    familyOf(recording),
    recordShape(recording.body, contracts.get(familyOf(recording))),
  );
const covered = new Map<string, Shape>();

/** Fields of versions of WooCommerce that are newer than the recordings. */
const NEWER_FIELDS: readonly string[] = ['cost_of_goods_sold'];

const withoutNewerFields = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body ?? null, (key, value: unknown) =>
      NEWER_FIELDS.includes(key) ? undefined : value,
    ),
  );

/** Expects the response of the demo store to match the recorded one. */
async function expectContract(
  store: DemoStore,
  recording: Recording,
  table = createIdTable(store),
) {
  const response = await requestDemoStore(store, recording, table);
  const deviation = deviationOf(recording.name);
  if (deviation?.skip === 'status and body') {
    expect(response.status).toBe(deviation.status);
    return response;
  }
  expect(response.status).toBe(recording.status);
  const family = familyOf(recording);
  const body = withoutNewerFields(response.body);
  covered.set(family, recordShape(body, covered.get(family)));
  if (deviation?.skip !== 'body') {
    if (recording.status >= 400) expect(response.body).toEqual(recording.body);
    else {
      const contract = contracts.get(family) ?? new Map();
      expect(findViolations(body, recording.body, contract)).toEqual([]);
      expectStats(recording, response.body);
    }
  }
  if (deviation?.skip !== 'link')
    expectHeaders(recording, response, addressOf(recording.request, table));
  return response;
}

/** Expects the requested intervals with the requested figures. */
function expectStats({ name, request, body }: Recording, response: unknown): void {
  if (!isJson(body) || !Array.isArray(body['intervals'])) return;
  expect(figuresOf(response)).toEqual(figuresOf(body));
  // Without a range, the interval ends at the time of the recording. When sorted by a figure, the order of the intervals
  // depends on the sales of the store.
  if (name === 'revenue-stats-defaults') return;
  const { orderby = 'date' } = request.query;
  if (orderby === 'date') expect(calendarOf(response)).toEqual(calendarOf(body));
  else expect(calendarOf(response)).toHaveLength(calendarOf(body).length);
}

const intervalsOf = (body: unknown): unknown[] =>
  isJson(body) && Array.isArray(body['intervals']) ? body['intervals'] : [];

/** The label, the start and the end of each interval. */
const calendarOf = (body: unknown) =>
  intervalsOf(body).map((interval) =>
    isJson(interval)
      ? ['interval', 'date_start', 'date_start_gmt', 'date_end', 'date_end_gmt'].map((name) =>
          String(interval[name]),
        )
      : [],
  );

/** Names of the figures in the totals and in each interval. */
const figuresOf = (body: unknown) =>
  [
    isJson(body) ? body['totals'] : null,
    ...intervalsOf(body).map((one) => (isJson(one) ? one['subtotals'] : null)),
  ].map((figures) => (isJson(figures) ? Object.keys(figures).toSorted() : null));

function expectHeaders(
  { name, request, headers, body }: Recording,
  response: Awaited<ReturnType<typeof requestDemoStore>>,
  url: URL,
): void {
  const { 'content-length': _, ...own } = Object.fromEntries(response.headers);
  const names = Object.keys(headers);
  expect(Object.keys(own).toSorted()).toEqual(names.toSorted());
  expect(own['content-type']).toBe(headers['content-type']);
  const isCounted =
    isJson(body) && Array.isArray(body['intervals']) && name !== 'revenue-stats-defaults';
  for (const counter of ['x-wp-total', 'x-wp-totalpages'])
    if (counter in headers) {
      expect(own[counter]).toMatch(/^-?\d+$/);
      if (isCounted) expect(own[counter]).toBe(headers[counter]);
    }
  const total = Number(own['x-wp-total']);
  const pages = Number(own['x-wp-totalpages']);
  const perPage = Number(request.query['per_page'] ?? 10);
  const recordedPages = Number(headers['x-wp-totalpages']);
  if (Array.isArray(body) && recordedPages === Math.ceil(Number(headers['x-wp-total']) / perPage))
    expect(pages).toBe(Math.ceil(total / perPage));
  // Only one of the two stores may have a previous or next page.
  const relations = (link = '') => [...link.matchAll(/rel="([^"]+)"/g)].map(([, rel]) => rel);
  if (relations(own['link']).join() !== relations(headers['link']).join()) {
    expect(own['link']).toContain(isNaN(pages) || pages <= 1 ? 'https://api.w.org/' : 'page=');
    return;
  }
  const translated = headers['link']?.replace(
    `${SITE}/wp-json${request.path}`,
    `${url.origin}${url.pathname}`,
  );
  const plain = (link = '') =>
    decodeURIComponent(link).replaceAll(/(?<=\]=|&(?:search|number|match)=)[^&>]*/g, '…');
  expect(plain(own['link'])).toBe(plain(translated));
}

const named = (list: readonly Recording[]): [string, Recording][] =>
  list.map((recording) => [recording.name, recording]);

describe('each recorded read has a response with the same contract', () => {
  const store = createTestStore();
  const table = createIdTable(store);
  it.each(
    named(
      recordings.filter((item) => isRead(item) && !isCrash(item) && !WRITES.includes(item.name)),
    ),
  )('%s', async (_, recording) => {
    await expectContract(store, recording, table);
  });
});

describe('each recorded write has a response with the same contract', () => {
  const store = createTestStore();
  it.each(WRITES)('%s', async (name) => {
    const recording = byName.get(name);
    if (!recording) throw new Error(`No recording "${name}"`);
    if (isCrash(recording)) return;
    await expectContract(store, await prepare(store, recording));
  });

  it('includes every recorded write', () => {
    expect(
      recordings
        .filter((item) => !isRead(item) && !WRITES.includes(item.name))
        .map(({ name }) => name),
    ).toEqual([]);
  });
});

describe('requests that crashed the recorded store have an error response', () => {
  const store = createTestStore();
  it.each(named(recordings.filter((item) => isCrash(item))))('%s', async (_, recording) => {
    const response = await requestDemoStore(store, recording, createIdTable(store));
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.body).toMatchObject({
      code: expect.stringMatching(/^\w+$/),
      message: expect.any(String),
      data: { status: response.status },
    });
  });
});

describe('the demo store covers every recorded field', () => {
  it.each([...contracts.keys()].filter((family) => family.endsWith('success')))('%s', (family) => {
    const recorded = contracts.get(family);
    const own = covered.get(family);
    if (!recorded || !own) return;
    const deviations = recordings.filter(
      (item) => familyOf(item) === family && deviationOf(item.name),
    );
    if (deviations.length > 0) return;
    expect(findUncovered(recorded, own)).toEqual([]);
  });
});

describe('the demo store', () => {
  it('does not read recordings or the file system', () => {
    const folder = path.resolve(import.meta.dirname, '../../mocks');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test|\.test-support)\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(
      files.filter((file) =>
        /recordings\/|from 'node:|\.json'|tests\//.test(
          readFileSync(path.join(folder, file), 'utf8'),
        ),
      ),
    ).toEqual([]);
  });
});

describe('the deviations', () => {
  it('are few, have a reason, and none is about a report', () => {
    expect(DEVIATIONS.length).toBeLessThanOrEqual(20);
    for (const { recordings: names, reason } of DEVIATIONS) {
      expect(reason.length).toBeGreaterThan(30);
      const concerned = recordings.filter(({ name }) => names.test(name));
      expect(concerned.length).toBeGreaterThan(0);
      for (const { request } of concerned)
        expect(request.path).not.toMatch(/\/reports\/(?!import|\w+\/export)|leaderboards/);
    }
  });
});
