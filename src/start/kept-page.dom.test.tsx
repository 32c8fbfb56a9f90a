import { configureDate } from '@tillview/date';
import { beforeEach, describe, expect, it } from 'vitest';
import { hostDefaults, type HostConfig } from '../host/host-config.ts';
import { createPageKeeper } from './keep-page.ts';
import { getPageOwner, showKeptPage } from './kept-page.ts';
import { sessionKeys } from '../host/preferences.ts';
import { getShopKey } from '../host/session/shop-storage.ts';

const user = { id: 1, name: 'Ada', capabilities: {}, preferences: {} };
const config: HostConfig = { ...hostDefaults, restRoot: '/wp-json/', user };
const ADDRESS = '/wp-admin/admin.php?page=tillview&path=%2Fanalytics%2Fstock&period=week';

type Changes = {
  address?: string;
  host?: Partial<HostConfig>;
  build?: string | undefined;
  content?: string;
};

const report = (time: string, more = '') =>
  `<div class="tillview-report"><h1>Stock</h1><span class="tillview-report__as-of">${time}</span>${more}</div>`;

/** Opens the page of the host; returns its root element. */
function open({ address = ADDRESS, host = {}, build = 'main-1.js', content = '' }: Changes = {}) {
  window.history.replaceState(null, '', address);
  const json = JSON.stringify({ ...config, ...host });
  document.body.innerHTML = `<script type="application/json" id="tillview-host">${json}</script>
    <div id="tillview-root"${build ? ` data-build="${build}"` : ''}>${content}</div>`;
  return document.getElementById('tillview-root')!;
}

const createKeeper = (root: HTMLElement, isStart = false) =>
  createPageKeeper(root, getPageOwner(root, config) ?? '', () => isStart);

/** Leaves a page with these contents, one after the other, then opens a page; returns what it shows. */
function leaveAndOpen(contents: readonly string[], changes: Changes = {}, isStart = false) {
  const root = open();
  const keeper = createKeeper(root, isStart);
  for (const content of contents) {
    root.innerHTML = content;
    keeper.copy();
  }
  keeper.store();
  const next = open(changes);
  showKeptPage(window);
  return next.querySelector<HTMLElement>('.tillview-kept-page');
}

beforeEach(() => {
  window.sessionStorage.clear();
  document.documentElement.lang = 'en';
  configureDate({ timeZone: '+00:00', weekStart: 0, locale: 'en_US', now: () => new Date() });
});

describe('the page as it was left', () => {
  it('is shown at the same address, without what came after its metrics, and cannot be used', () => {
    const kept = leaveAndOpen([report(''), report('9:00'), report('9:00', '<p>Later</p>')]);
    expect(kept).toHaveTextContent(/^Stock9:00$/);
    expect(kept?.inert).toBe(true);
  });

  it('leaves out the contents that are loaded after the first view, on the next screen too', () => {
    const later = '<nav class="tillview-header-links" data-later><a href="#">Inbox</a></nav>';
    const kept = leaveAndOpen([report('9:00', later)]);
    expect(kept).toHaveTextContent(/^Stock9:00$/);
    expect(kept?.querySelector('nav')).toBeEmptyDOMElement();
  });

  it('is found by its parameters in any order', () => {
    const address = '/wp-admin/admin.php?page=tillview&period=week&path=/analytics/stock';
    expect(leaveAndOpen([report('9:00')], { address })).not.toBeNull();
  });

  it('is found without a path if the admin page opens it then', () => {
    const address = '/wp-admin/admin.php?page=tillview&period=week';
    expect(leaveAndOpen([report('9:00')], { address }, true)).not.toBeNull();
    expect(leaveAndOpen([report('9:00')], { address }, false)).toBeNull();
  });

  it.each<[string, Changes]>([
    ['another range', { address: ADDRESS.replace('week', 'month') }],
    ['another user', { host: { user: { ...user, id: 2 } } }],
    ['an unknown user', { host: { user: null } }],
    ['another store', { host: { restRoot: '/other/wp-json/' } }],
    ['another build', { build: 'main-2.js' }],
    ['development', { build: '' }],
  ])('is not shown for %s', (_name, changes) => {
    expect(leaveAndOpen([report('9:00')], changes)).toBeNull();
  });

  it.each<[string, string[]]>([
    ['without metrics', [report('')]],
    ['of another screen', ['<h1>Settings</h1>']],
    ['with placeholders', [report('9:00', '<div class="tillview-table is-loading"></div>')]],
    ['with an error', [report('9:00', '<p role="alert">Failed</p>')]],
    ['whose metrics are older than those that were shown last', [report('9:00'), report('9:05')]],
  ])('is not kept %s', (_name, contents) => {
    expect(leaveAndOpen(contents)).toBeNull();
  });

  it('is not shown on the next day, in another language or in a window of another width', () => {
    const change = (name: string, value: unknown) => {
      expect(leaveAndOpen([report('9:00')])).not.toBeNull();
      const [owner, kept] = JSON.parse(
        sessionStorage.getItem(getShopKey(sessionKeys.page)) ?? '',
      ) as [string, object];
      const changed = JSON.stringify([owner, { ...kept, [name]: value }]);
      sessionStorage.setItem(getShopKey(sessionKeys.page), changed);
      const root = open();
      showKeptPage(window);
      return root.firstElementChild;
    };
    expect(change('until', Date.now())).toBeNull();
    expect(change('language', 'de')).toBeNull();
    expect(change('width', window.innerWidth + 1)).toBeNull();
    expect(change('addresses', 'none')).toBeNull();
  });
});
