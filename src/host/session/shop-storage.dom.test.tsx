import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { browserChoices, sessionKeys, type BrowserChoice } from '../preferences.ts';
import { readChoice, rememberChoice } from './remembered-choice.ts';
import { restoreRange } from './restore-range.ts';
import { saveSessionData } from './save-session.ts';
import { readSessionData, removeAllSessionData, removeSessionData } from './session-data.ts';
import { getShopKey, writeOfShop } from './shop-storage.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const openShop = (name: string, query = '') =>
  window.history.replaceState(null, '', `/${name}/wp-admin/admin.php?page=tillview${query}`);

afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

const asIs = (value: unknown) => value;
const owned = Object.values(sessionKeys);
const choices = Object.keys(browserChoices) as BrowserChoice[];
const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

it('keeps everything apart for two shops on one origin', () => {
  for (const shop of ['shop-a', 'shop-b']) {
    openShop(shop);
    for (const key of owned) saveSessionData(key, `1 ${shop}`, JSON.stringify(shop));
    for (const choice of choices) rememberChoice(choice, shop === 'shop-a');
    writeOfShop(window.sessionStorage, sessionKeys.range, `period=${shop.replace('-', '_')}`);
  }
  for (const key of [...keysOf(window.sessionStorage), ...keysOf(window.localStorage)])
    expect(key).toMatch(/^tillview-[a-z-]+:\/shop-[ab]\/wp-admin\/$/);
  openShop('shop-a');
  restoreRange(window);
  expect(window.location.search).toBe('?page=tillview&period=shop_a');
  for (const key of owned.filter((each) => each !== sessionKeys.range)) {
    expect(readSessionData(key, '1 shop-a', asIs)).toBe('shop-a');
    // Another user of this shop removes it, but not that of the other shop.
    expect(readSessionData(key, '2 shop-a', asIs)).toBeUndefined();
    expect(readSessionData(key, '1 shop-a', asIs)).toBeUndefined();
  }
  for (const choice of choices) expect(readChoice(choice)).toBe(true);
  openShop('shop-b');
  for (const key of owned.filter((each) => each !== sessionKeys.range))
    expect(readSessionData(key, '1 shop-b', asIs)).toBe('shop-b');
  for (const choice of choices) expect(readChoice(choice)).toBe(false);
  // Logging out of a shop leaves choices, and the other shop.
  removeAllSessionData();
  expect(keysOf(window.sessionStorage)).toEqual([`${sessionKeys.range}:/shop-a/wp-admin/`]);
  expect(keysOf(window.localStorage)).toHaveLength(2 * choices.length);
});

it('reads what an earlier version has kept for all shops, and then keeps it for the shop', () => {
  openShop('shop-a');
  window.localStorage.setItem(sessionKeys.exports, '["1 shop-a",[1]]');
  window.localStorage.setItem('tillview-keep-figures', 'false');
  expect(readSessionData(sessionKeys.exports, '1 shop-a', asIs)).toEqual([1]);
  expect(readChoice('keep-figures')).toBe(false);
  saveSessionData(sessionKeys.exports, '1 shop-a', '[2]');
  rememberChoice('keep-figures', true);
  expect(keysOf(window.localStorage).toSorted()).toEqual([
    getShopKey('tillview-exports'),
    getShopKey('tillview-keep-figures'),
  ]);
  removeSessionData(sessionKeys.exports);
  expect(keysOf(window.localStorage)).toEqual([getShopKey('tillview-keep-figures')]);
});

it('is used for every key: no other code reads or writes a storage, but for keys that end with the shop', () => {
  const files = ['src', 'packages'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test|node_modules|test-support/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const calls = files.flatMap((file) =>
    [
      ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(
        /(?:\.|torage)(?:get|set|remove)Item\(\s*([^,)]+)|indexedDB\.open\(([^,)]+)/g,
      ),
    ].map(([, name, database]) => `${file}: ${name ?? database}`),
  );
  const helper = 'src/host/session/shop-storage.ts';
  expect([...new Set(calls)].toSorted()).toEqual([
    // The keys of its rows begin with user and shop.
    'packages/data/src/ledger/ledger-storage.ts: DATABASE',
    `${helper}: getShopKey(name`,
    // What an earlier version has kept.
    `${helper}: name`,
    'src/start/batch.ts: `${SLOW_KEY}:${shop}`',
  ]);
  const table = readFileSync(path.join(ROOT, 'src/host/session/README.md'), 'utf8');
  for (const key of [...owned, ...choices.map((choice) => `tillview-${choice}`)])
    expect(table).toContain(`\`${key}\``);
});
