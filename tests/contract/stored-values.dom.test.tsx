// Stored key × hostile values: what the browser keeps can be damaged by a crash, another version or another script.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createLedger, exportStore, parseReports } from '@tillview/data';
import { createBrowserHistory } from '@tillview/navigation';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { createRestClient } from '../../packages/data/src/core/rest-client.ts';
import { readKeptDays } from '../../packages/data/src/reports/kept-days.ts';
import {
  API_ROOT,
  createTestRegistry,
  startRestServer,
} from '../../packages/data/src/testing/rest-server.ts';
import { isTaxMonth } from '../../packages/data/src/tax-lines/tax-months.ts';
import { hostDefaults, type HostConfig } from '../../src/host/host-config.ts';
import { createRouteLookup } from '../../src/host/optional-routes.ts';
import { browserChoices, sessionKeys, type BrowserChoice } from '../../src/host/preferences.ts';
import { hashOwner } from '../../src/host/session/hash-owner.ts';
import { readKeptAlarm } from '../../src/host/session/kept-alarm.ts';
import { readKeptHours } from '../../src/host/session/kept-hours.ts';
import { hasKeptCurrencies } from '../../src/host/session/kept-currencies.ts';
import { readGroupChecks } from '../../src/host/session/kept-group-checks.ts';
import { readCheck } from '../../src/host/session/kept-check.ts';
import { getCountsOwner, readKeptCounts } from '../../src/host/session/kept-counts.ts';
import { createKeptDays } from '../../src/host/session/kept-days.ts';
import { readChoice } from '../../src/host/session/remembered-choice.ts';
import { restoreRange } from '../../src/host/session/restore-range.ts';
import { readDownloads } from '../../src/host/session/kept-downloads.ts';
import { saveExports } from '../../src/host/session/save-exports.ts';
import { onSessionEnd } from '../../src/host/session/save-session.ts';
import { restoreScroll } from '../../src/host/session/scroll-positions.ts';
import { getShopKey } from '../../src/host/session/shop-storage.ts';
import { isSlowStore } from '../../src/host/session/slow-store.ts';
import { getMetricsOwner, readStoredMetrics } from '../../src/host/session/stored-metrics.ts';
import { shortcuts } from '../../src/shell/shortcuts/shortcuts.ts';
import { canBatch } from '../../src/start/batch.ts';
import { showKeptPage } from '../../src/start/kept-page.ts';
import { DOLLARS } from '../setup/dollars.ts';

const HOSTILE = [
  '',
  ' ',
  '{',
  'undefined',
  '\u0000',
  '"><script>alert( 1 )</script>',
  'period=%E0%A4%',
  'null',
  '0',
  '-1',
  '1e999',
  'true',
  '""',
  '"constructor"',
  '"9999-99-99"',
  '[]',
  '[null]',
  '[[]]',
  '[["a","b"]]',
  '[["a",1e999]]',
  '{}',
  '{"a":null}',
  '{"constructor":1}',
  '{"__proto__":{"polluted":true}}',
  '{"at":1e999,"counts":{}}',
  '{"at":1,"counts":{"/stock":{"count":-1,"label":""}}}',
  '{"addresses":["page=tillview"],"html":[],"until":9e15}',
  '{"first":"2026-01-01","sales":[1],"orders":[]}',
  '[9e15,{"hour":"never","alarm":{}}]',
  '["2026-11-20",498624,36,[99,1],false,[]]',
  '{"getReportItems(taxes:{})":{"receivedAt":1,"value":{"data":[null]}}}',
] as const;

const server = startRestServer();
const user = { id: 1, name: 'Ada', capabilities: {}, preferences: {} };
const config: HostConfig = { ...hostDefaults, restRoot: '/wp-json/', storeName: 'Shop', user };
const BUILD = 'main-1.js';
const ADDRESS = '/wp-admin/admin.php?page=tillview';

type Row = {
  storage: Storage | 'indexedDB';
  /** Of what is written with an owner. */
  owner?: string | undefined;
  /** Reads what is stored as the app does. */
  read: (stored: unknown) => unknown;
  /** What is read if nothing is stored. */
  nothing: unknown;
};

const metricsOwner = getMetricsOwner(config, BUILD);
const shopOwner = '1 /wp-json/ Shop';

const rows: Readonly<Record<string, Row>> = {
  [sessionKeys.metrics]: {
    storage: sessionStorage,
    owner: metricsOwner,
    // No replies at all are valid.
    read: () => Object.keys(readStoredMetrics(metricsOwner, parseReports) ?? {}),
    nothing: [],
  },
  [sessionKeys.page]: {
    storage: sessionStorage,
    owner: metricsOwner,
    read() {
      document.body.innerHTML = `<script type="application/json" id="tillview-host">${JSON.stringify(config)}</script>
        <div id="tillview-root" data-build="${BUILD}"></div>`;
      showKeptPage(window);
      return document.querySelector('.tillview-kept-page');
    },
    nothing: null,
  },
  [sessionKeys.routes]: {
    storage: sessionStorage,
    owner: shopOwner,
    read: () => createRouteLookup(shopOwner)('/tillview/v1/ledger'),
    nothing: false,
  },
  [sessionKeys.scroll]: {
    storage: sessionStorage,
    read() {
      const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
      restoreScroll(document.body, createBrowserHistory(window));
      return scrollTo.mock.calls;
    },
    nothing: [],
  },
  [sessionKeys.range]: {
    storage: sessionStorage,
    read() {
      restoreRange(window);
      return window.location.search;
    },
    nothing: '?page=tillview',
  },
  [sessionKeys.exports]: {
    storage: localStorage,
    owner: shopOwner,
    read() {
      const registry = createTestRegistry();
      saveExports(registry, config);
      return registry.select(exportStore).getExports();
    },
    nothing: [],
  },
  [sessionKeys.downloads]: {
    storage: localStorage,
    owner: shopOwner,
    read: () => readDownloads(config),
    nothing: [],
  },
  [sessionKeys.counts]: {
    storage: localStorage,
    owner: getCountsOwner(config),
    read: () => readKeptCounts(getCountsOwner(config)),
    nothing: undefined,
  },
  [sessionKeys.days]: {
    storage: localStorage,
    owner: [shopOwner, config.timeZone].join(' '),
    async read() {
      let found: unknown = 'not read';
      const kept = createKeptDays(config);
      await readKeptDays(
        {
          read(parse) {
            const value = kept?.read(parse);
            found = value;
            return value;
          },
          write: () => undefined,
        },
        {
          query: { after: '2026-11-01T00:00:00', before: '2026-11-02T23:59:59' },
          now: Date.now,
          hasRoute: () => Promise.resolve(false),
          readPage: () =>
            Promise.resolve({
              data: { totals: {}, intervals: [] },
              totalResults: 0,
              totalPages: 1,
            }),
          rest: createRestClient(),
        },
      );
      return found;
    },
    nothing: undefined,
  },
  [sessionKeys.alarm]: {
    storage: localStorage,
    owner: [shopOwner, config.timeZone].join(' '),
    read: () => readKeptAlarm(config),
    nothing: undefined,
  },
  [sessionKeys.hours]: {
    storage: localStorage,
    owner: [shopOwner, config.timeZone].join(' '),
    read: () => readKeptHours(config),
    nothing: undefined,
  },
  [sessionKeys.ledgerCheck]: {
    storage: localStorage,
    owner: shopOwner,
    read: () => readCheck(shopOwner),
    nothing: undefined,
  },
  [sessionKeys.currencies]: {
    storage: localStorage,
    owner: shopOwner,
    read: () => hasKeptCurrencies(shopOwner),
    nothing: false,
  },
  [sessionKeys.groupChecks]: {
    storage: localStorage,
    owner: shopOwner,
    read: () => readGroupChecks(shopOwner),
    nothing: {},
  },
  [sessionKeys.slowStore]: {
    storage: localStorage,
    read: () => isSlowStore(localStorage),
    nothing: false,
  },
  'tillview-slow-routes': {
    storage: localStorage,
    read: () => canBatch(config, '/wc-analytics/a'),
    nothing: true,
  },
  'tillview-signed-out': {
    storage: localStorage,
    // Only that it changes matters.
    read(newValue) {
      const onEnd = vi.fn<() => void>();
      onSessionEnd(createTestRegistry(), onEnd);
      const key = getShopKey('tillview-signed-out');
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: String(newValue) }));
      return onEnd.mock.calls.length;
    },
    nothing: 1,
  },
  'tillview-ledger': {
    storage: 'indexedDB',
    async read(stored) {
      const ledger = createLedger(createTestRegistry(), {
        owner: 'x',
        currency: DOLLARS,
        getMonth: () => '2026-11',
        storage: {
          read: () => Promise.resolve([stored]),
          write: () => Promise.resolve(true),
          clear: () => Promise.resolve(true),
        },
      });
      await ledger.read();
      const { error, months } = ledger.getState();
      return [error, months.size, isTaxMonth(stored)];
    },
    nothing: [undefined, 0, false],
  },
  ...Object.fromEntries(
    [...Object.keys(browserChoices), ...shortcuts.map(({ id }) => `shortcut-${id}`)].map((name) => {
      const nothing = { ...browserChoices }[name as keyof typeof browserChoices] ?? true;
      // `true` is a choice.
      const read = (stored: unknown) =>
        stored === 'true' ? nothing : readChoice(name as BrowserChoice);
      return [`tillview-${name}`, { storage: localStorage, read, nothing }];
    }),
  ),
};

/** Stores a text under a key, or a JSON value as its owner would. Returns what is stored. */
function store(name: string, { storage, owner }: Row, text: string, isOwned: boolean): unknown {
  if (storage === 'indexedDB') {
    try {
      const value: unknown = JSON.parse(text);
      return isOwned ? { version: 'x', month: '2026-11', ...Object(value) } : value;
    } catch {
      return text;
    }
  }
  const key = name === 'tillview-slow-routes' ? `${name}:/wp-json/` : getShopKey(name);
  const written = isOwned && owner !== undefined ? `["${hashOwner(owner)}",${text},1]` : text;
  storage.setItem(key, isOwned && owner === undefined ? `["/wp-json/",${text}]` : written);
  return storage.getItem(key);
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  window.history.replaceState(null, '', ADDRESS);
  server.use(
    http.get(`${API_ROOT}/`, () => HttpResponse.json({ routes: {} })),
    http.get(`${API_ROOT}/wc-analytics/reports/orders`, () => HttpResponse.json([])),
  );
  return () => {
    localStorage.clear();
    sessionStorage.clear();
    document.body.innerHTML = '';
    vi.restoreAllMocks();
  };
});

it.each(Object.entries(rows))(
  '%s: each of 31 hostile values is as if nothing were kept',
  async (name, row) => {
    expect(new Set(HOSTILE).size).toBe(31);
    expect(await row.read(null)).toEqual(row.nothing);
    for (const text of HOSTILE)
      for (const isOwned of [false, true]) {
        vi.restoreAllMocks();
        window.history.replaceState(null, '', ADDRESS);
        const stored = store(name, row, text, isOwned);
        expect({ stored, found: await row.read(stored) }).toEqual({ stored, found: row.nothing });
        // What has an owner and does not fit is removed.
        if (row.owner !== undefined && !isOwned && row.storage !== 'indexedDB')
          expect(row.storage.getItem(getShopKey(name))).not.toBe(stored);
      }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  },
);

it('has a row for each key of the table of what the browser keeps', () => {
  const table = readFileSync(
    path.resolve(import.meta.dirname, '../../src/host/session/README.md'),
    'utf8',
  );
  const names = [...table.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(tillview-[\w-]+)…?`/g)].map(([, name = '']) => name),
  );
  const known = Object.keys(rows).map((name) =>
    name.startsWith('tillview-shortcut-') ? 'tillview-shortcut-' : name,
  );
  expect([...new Set(known)].toSorted()).toEqual(names.toSorted());
});
