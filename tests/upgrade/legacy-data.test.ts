// @vitest-environment jsdom
// What version 0.1.0 has left in browsers is read without loss (0.1.0/README.md).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createLedger,
  exportStore,
  getMonthSums,
  hydrateReports,
  parseReports,
  reportsStore,
  type LedgerMonth,
} from '@tillview/data';
import { configureNavigation, createBrowserHistory } from '@tillview/navigation';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  API_ROOT,
  createTestRegistry,
  startRestServer,
} from '../../packages/data/src/testing/rest-server.ts';
import { hostDefaults, type HostConfig } from '../../src/host/host-config.ts';
import { getPageOwner, showKeptPage } from '../../src/start/kept-page.ts';
import { createRouteLookup } from '../../src/host/optional-routes.ts';
import { browserChoices, sessionKeys, type BrowserChoice } from '../../src/host/preferences.ts';
import { readChoice } from '../../src/host/session/remembered-choice.ts';
import { restoreRange } from '../../src/host/session/restore-range.ts';
import { restoreScroll } from '../../src/host/session/scroll-positions.ts';
import { saveExports } from '../../src/host/session/save-exports.ts';
import { getMetricsOwner, readStoredMetrics } from '../../src/host/session/stored-metrics.ts';
import { shortcuts } from '../../src/shell/shortcuts/shortcuts.ts';
import { DOLLARS } from '../setup/dollars.ts';

type Texts = Record<string, string>;
type Table = { keyPath: null; indexes: []; record: { key: [string, string]; value: unknown } };
type Database = { version: number; stores: Record<string, Table> };
type Browser = { recordedAt: string; sessionStorage: Texts; localStorage: Texts } & {
  indexedDB: Record<string, Database>;
};

const server = startRestServer();
const readRecording = (name: string): Browser =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '0.1.0', `${name}.json`), 'utf8'));
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

/** Creates the typed arrays that a recording has as `{ "Uint32Array": "1,2" }`. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const [type, list] = Object.entries(value)[0] ?? ['', undefined];
  const arrays = { Float64Array, Uint32Array, Uint16Array, Int32Array, Uint8Array };
  if (type in arrays && typeof list === 'string')
    return arrays[type as keyof typeof arrays].from(list ? list.split(',').map(Number) : []);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fromJson(each)]));
}

/** A browser whose databases have the recorded versions, stores and records. */
function stubIndexedDB(databases: Browser['indexedDB']): void {
  const fire = (type: string, fields: object) => {
    const target = Object.assign(new EventTarget(), fields);
    setTimeout(() => target.dispatchEvent(new Event(type)));
    return target;
  };
  const bound = ([owner, first]: string[], [, last]: string[]) => ({ owner, first, last });
  vi.stubGlobal('IDBKeyRange', { bound });
  vi.stubGlobal('indexedDB', {
    open(name: string, version: number) {
      expect(version).toBe(databases[name]?.version);
      const objectStore = (store: string) => ({
        getAll({ owner, first = '', last = '' }: ReturnType<typeof bound>) {
          const { key, value } = databases[name]!.stores[store]!.record;
          const isFound = key[0] === owner && key[1] >= first && key[1] <= last;
          return { result: isFound ? [fromJson(value)] : [] };
        },
      });
      const transaction = () => fire('complete', { objectStore });
      return fire('success', { result: { transaction, close: () => undefined } });
    },
  });
}

describe.each(['browser', 'browser-wordpress'])('what 0.1.0 keeps in %s.json', (file) => {
  const recorded = readRecording(file);
  const { sessionStorage: tab, localStorage: browser, indexedDB: databases } = recorded;
  const valueOf = (key: string): [owner: string, value: unknown] =>
    JSON.parse(tab[key] ?? browser[key] ?? '');
  // The owner without a build: user, store, and the name of the store.
  const [id, restRoot = '', ...words] = valueOf(sessionKeys.exports)[0].split(' ');
  const user = { id: Number(id), name: '', capabilities: {}, preferences: {} };
  const config: HostConfig = { ...hostDefaults, user, restRoot, storeName: words.join(' ') };
  const [owner, replies] = valueOf(sessionKeys.metrics) as [string, Record<string, object>];
  const build = owner.split(' ').at(-1) ?? '';

  beforeEach(() => {
    for (const [key, text] of Object.entries(tab)) window.sessionStorage.setItem(key, text);
    for (const [key, text] of Object.entries(browser)) window.localStorage.setItem(key, text);
    stubIndexedDB(databases);
    return () => {
      window.sessionStorage.clear();
      window.localStorage.clear();
    };
  });
  const openPage = (query: string) =>
    window.history.replaceState(null, '', `/wp-admin/admin.php?${query}`);

  it('has every key that the app reads, but those of later versions, and no other', () => {
    const {
      exports,
      downloads: _f,
      counts: _c,
      days: _d,
      ledgerCheck: _l,
      currencies: _u,
      groupChecks: _g,
      slowStore: _s,
      alarm: _a,
      hours: _h,
      ...others
    } = sessionKeys;
    expect(sorted(Object.keys(tab))).toEqual(sorted(Object.values(others)));
    const choices = [
      ...Object.keys(browserChoices),
      ...shortcuts.map((each) => `shortcut-${each.id}`),
    ];
    const names = Object.keys(browser).filter((key) => key !== exports);
    expect(sorted(names)).toEqual(sorted(choices.map((name) => `tillview-${name}`)));
    for (const name of choices as BrowserChoice[]) {
      const isOn = readChoice(name);
      expect(String(isOn)).toBe(browser[`tillview-${name}`]);
      window.localStorage.removeItem(`tillview-${name}`);
      expect(readChoice(name), `${name} is not its default`).toBe(!isOn);
    }
  });

  it('is shown again: the figures of reports, and the page as it was left', () => {
    const received = Object.values(replies).map((reply) => Number(Object(reply).receivedAt));
    const registry = createTestRegistry({ now: () => Math.max(...received) + 1000 });
    expect(getMetricsOwner(config, build)).toBe(owner);
    hydrateReports(registry, readStoredMetrics(owner, parseReports));
    expect(registry.select(reportsStore).getReceivedReports()).toEqual(replies);

    const [pageOwner, page] = valueOf(sessionKeys.page) as [string, Record<string, string[]>];
    vi.useFakeTimers({ now: new Date(recorded.recordedAt), toFake: ['Date'] });
    vi.stubGlobal('innerWidth', page['width']);
    openPage((page['addresses']?.[0] ?? '').replaceAll(/([^&,]+),([^&]*)/g, '$1=$2'));
    document.documentElement.lang = String(page['language']);
    document.body.innerHTML = `<script type="application/json" id="tillview-host">${JSON.stringify(config)}</script><div id="tillview-root"></div>`;
    const root = document.getElementById('tillview-root')!;
    root.dataset['build'] = pageOwner.split(' ').at(-1);
    expect(getPageOwner(root, config)).toBe(pageOwner);
    showKeptPage(window);
    expect(root.querySelector('h1')?.textContent).toBe('Revenue');
  });

  it('continues the session: range, scroll position and the routes of the store', async () => {
    const positions = JSON.parse(tab[sessionKeys.scroll] ?? '') as [string, number][];
    const [address, top] = positions.at(-1)!;
    openPage('page=tillview&path=/analytics/orders');
    restoreRange(window);
    const range = 'period=last_month&compare=previous_year';
    expect(tab[sessionKeys.range]).toBe(range);
    expect(window.location.search).toBe(`?page=tillview&path=/analytics/orders&${range}`);

    openPage(address.slice(1));
    configureNavigation({ history: createBrowserHistory(window) });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    vi.stubGlobal(
      'ResizeObserver',
      vi.fn<(run: () => void) => object>(function observer(observe) {
        return { observe, disconnect: () => undefined };
      }),
    );
    restoreScroll(document.body, createBrowserHistory(window));
    expect(top).toBeGreaterThan(100);
    expect(scrollTo).toHaveBeenCalledWith(0, top);

    const [routesOwner, routes] = valueOf(sessionKeys.routes) as [string, string[]];
    const hasRoute = createRouteLookup(routesOwner);
    expect(await Promise.all(routes.map(hasRoute))).toEqual(routes.map(() => true));
    expect(await hasRoute('/tillview/v1/ledger')).toBe(routes.includes('/tillview/v1/ledger'));
  });

  it('is listed: the exports of the user', () => {
    const registry = createTestRegistry();
    saveExports(registry, config);
    const exports = (valueOf(sessionKeys.exports)[1] as object[]).map((each) => ({
      ...each,
      key: expect.any(String) as unknown,
    }));
    expect(exports).toEqual([expect.objectContaining({ exportType: 'orders', state: 'running' })]);
    expect(registry.select(exportStore).getExports()).toEqual(exports);
  });

  it('is read again, because it has another form: the orders of a month', async () => {
    expect(Object.keys(databases)).toEqual(['tillview-ledger']);
    const { key, value } = databases['tillview-ledger']!.stores['months']!.record;
    const known = fromJson(value) as LedgerMonth;
    expect(known.orderIds.length).toBeGreaterThan(5);
    const subtotals = getMonthSums(known);
    const interval = { interval: key[1], date_start: `${key[1]}-01 00:00:00`, subtotals };
    server.use(
      http.get(`${API_ROOT}/wc-analytics/reports/orders`, () =>
        HttpResponse.json([{ date: interval.date_start }]),
      ),
      http.get(`${API_ROOT}/wc-analytics/reports/revenue/stats`, () =>
        HttpResponse.json({ intervals: [interval] }),
      ),
    );
    const registry = createTestRegistry({
      hasRoute: async (route) => file === 'browser-wordpress' && route === '/tillview/v1/ledger',
    });
    const owner = [user.id, restRoot, config.storeName].join(' ');
    const ledger = createLedger(registry, {
      owner,
      currency: DOLLARS,
      getMonth: () => key[1],
    });
    await ledger.check();
    expect(ledger.getState()).toMatchObject({
      error: undefined,
      isOutdated: true,
      unread: [key[1]],
    });
    expect(ledger.getState().months.size).toBe(0);
  });
});
