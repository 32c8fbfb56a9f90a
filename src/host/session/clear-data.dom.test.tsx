import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { hashOwner } from './hash-owner.ts';

const FILE = path.resolve(import.meta.dirname, '../../../wordpress/plugin/includes/clear-data.js');
const script = readFileSync(FILE, 'utf8')
  .replace('export const clearData = ', '')
  .trim()
  .replace(/;$/, '')
  .replaceAll(/\s*\n\s*/g, '');
const FOLDER = '/shop-a/wp-admin/';
const ROOT = 'https://x.example/wp-json/';
const getOwner = (user: number, root = ROOT) => `${user} ${root} Shop`;
const SHOP = hashOwner(getOwner(0)).slice(0, 9);

/** Runs the script as the page of a user does; 0 is the log-in page without a user. */
function openPage(user: number) {
  const owners = user ? [hashOwner(getOwner(user)).slice(0, 18), `${user} ${ROOT} `] : [];
  const values = JSON.stringify([owners, [SHOP, ` ${ROOT} `], FOLDER]);
  runInThisContext(`try{(${script})(...${values})}catch{}`);
}

function fill() {
  const owned = (owner: string) => JSON.stringify([owner, [], 1]);
  for (const folder of [FOLDER, '/shop-b/wp-admin/']) {
    window.localStorage.setItem(`tillview-days:${folder}`, owned(hashOwner(getOwner(1))));
    // As earlier versions wrote it.
    window.localStorage.setItem(`tillview-exports:${folder}`, owned(getOwner(1)));
    window.localStorage.setItem(`tillview-keep-figures:${folder}`, 'false');
    window.sessionStorage.setItem(`tillview-page:${folder}`, owned(hashOwner(getOwner(1))));
    window.sessionStorage.setItem(`tillview-range:${folder}`, 'period=today');
  }
  window.localStorage.setItem('tillview', owned(getOwner(1)));
  window.localStorage.setItem('other-days:/shop-a/wp-admin/', owned(getOwner(1)));
}

/** Stores months of these owners, and returns those that are left. */
function stubOrders(owners: readonly string[]): Set<string> {
  const left = new Set(owners);
  const getAllKeys = () => ({
    set onsuccess(read: (event: object) => void) {
      read({ target: { result: [...left].map((owner) => [owner, '2026-11']) } });
    },
  });
  const objectStore = () => ({ getAllKeys, delete: ([owner]: string[]) => left.delete(owner!) });
  const result = { transaction: () => ({ objectStore }), close: () => undefined };
  const open = () => ({
    result,
    set onsuccess(read: () => void) {
      read();
    },
  });
  vi.stubGlobal('indexedDB', { open });
  return left;
}

const keys = () =>
  [window.localStorage, window.sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
  );
const ofShop = (folder: string) =>
  keys()
    .filter((key) => key.endsWith(`:${folder}`))
    .toSorted();

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('keeps what is of this user', () => {
  fill();
  const before = keys();
  openPage(1);
  expect(keys().toSorted()).toEqual(before.toSorted());
});

it.each([
  ['another user, also one whose number begins with the same digit', 12, []],
  ['the log-in page, and tells other tabs', 0, [`tillview-signed-out:${FOLDER}`]],
])('clears it on the page of %s; never that of another shop or program', (_, user, added) => {
  fill();
  const others = keys().filter(
    (key) => !key.endsWith(`tillview-${key.slice(9)}`) || !key.endsWith(FOLDER),
  );
  openPage(user);
  expect(ofShop(FOLDER)).toEqual(
    [`other-days:${FOLDER}`, `tillview-keep-figures:${FOLDER}`, ...added].toSorted(),
  );
  expect(keys()).toEqual(expect.arrayContaining(others));
});

it.each([1, 12, 0])('keeps the orders of user %i and of other shops', (user) => {
  const of = (id: number, root?: string) => [getOwner(id, root), hashOwner(getOwner(id, root))];
  const other = of(1, 'https://x.example/b/wp-json/');
  const left = stubOrders([...of(1), ...of(2), ...other]);
  openPage(user);
  const own = user === 1 ? [hashOwner(getOwner(1))] : [];
  expect([...left]).toEqual([...own, ...other]);
});

it('has the hashes that PHP computes', () => {
  // hash( 'fnv1a32', 'https://x.example/wp-json/' ), '12 https://x.example/wp-json/', 'Läden für 茶 en_US'.
  expect(hashOwner(`12 ${ROOT} Läden für 茶 en_US`)).toBe('930292c6.1786f939.6c11a822');
  expect(hashOwner('0 / ')).toBe('2a0c975e.6aa369b6.811c9dc5');
});

it('is at most 1 kB in a page', () => {
  expect(script.length).toBeLessThanOrEqual(1024);
});
