import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';

const FILE = path.resolve(import.meta.dirname, '../../../wordpress/plugin/includes/clear-data.js');
const script = readFileSync(FILE, 'utf8')
  .replace('export const clearData = ', '')
  .trim()
  .replace(/;$/, '')
  .replaceAll(/\s*\n\s*/g, '');
const FOLDER = '/shop-a/wp-admin/';

/** Runs the script as the page of a user does; 0 is the log-in page without a user. IndexedDB is missing here. */
function openPage(user: number) {
  runInThisContext(`try{(${script})(${user},"${FOLDER}","https://x.example/wp-json/")}catch{}`);
}

function fill() {
  const owned = (user: number) => `["${user} https://x.example/wp-json/ Shop",[],1]`;
  for (const folder of [FOLDER, '/shop-b/wp-admin/']) {
    window.localStorage.setItem(`tillview-days:${folder}`, owned(1));
    window.localStorage.setItem(`tillview-keep-figures:${folder}`, 'false');
    window.sessionStorage.setItem(`tillview-page:${folder}`, owned(1));
    window.sessionStorage.setItem(`tillview-range:${folder}`, 'period=today');
  }
  window.localStorage.setItem('tillview', owned(1));
  window.localStorage.setItem('other-days:/shop-a/wp-admin/', owned(1));
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

it('is at most 1 kB in a page', () => {
  expect(script.length).toBeLessThanOrEqual(1024);
});
