import { fireEvent } from '@testing-library/react';
import { registerReportStores, reportsStore, hydrateReports, parseReports } from '@tillview/data';
import { createRegistry } from '@wordpress/data';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hostDefaults } from '../host/host-config.ts';
import { saveMetrics } from './save-metrics.ts';
import { sessionKeys } from '../host/preferences.ts';
import { hashOwner } from '../host/session/hash-owner.ts';
import {
  getMetricsOwner,
  isStoringMetrics,
  readStoredMetrics,
  setStoringMetrics,
} from '../host/session/stored-metrics.ts';
import { getShopKey } from '../host/session/shop-storage.ts';

const kept = (key = sessionKeys.metrics as string) =>
  window.sessionStorage.getItem(getShopKey(key));
const leave = () => fireEvent(globalThis.window, new Event('pagehide'));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

function start(owner: string | undefined) {
  const registry = createRegistry();
  registerReportStores(registry, { now: () => 0, baseUrl: 'http://shop.test/', navigate: vi.fn() });
  saveMetrics(registry, owner);
  return registry;
}

function clickLogOut() {
  const link = document.body.appendChild(document.createElement('a'));
  link.textContent = 'Log out';
  link.href = '#wp-login.php?action=logout';
  fireEvent.click(link);
}

function tellOtherTabs() {
  const key = getShopKey('tillview-signed-out');
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: '1' }));
}

describe('the stored metrics of the session', () => {
  it('are stored when the page is left, and returned only for the same user and build', () => {
    const registry = start('Ada');
    expect(kept()).toBeNull();
    leave();
    expect(JSON.parse(kept() ?? '')[0]).toBe(hashOwner('Ada'));
    expect(readStoredMetrics('Ada', parseReports)).toEqual(JSON.parse(kept() ?? '')[1]);
    expect(() => hydrateReports(registry, readStoredMetrics('Ada', parseReports))).not.toThrow();
    expect(registry.select(reportsStore).getReceivedReports()).toBeDefined();
    expect(readStoredMetrics('Eve', parseReports)).toBeUndefined();
    expect(kept()).toBeNull();
    leave();
    expect(readStoredMetrics(undefined, parseReports)).toBeUndefined();
    expect(kept()).toBeNull();
  });

  it('are stored when the tab becomes hidden, not when it becomes visible', () => {
    start('Bob');
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    expect(kept()).toBeNull();
    state.mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(kept()).not.toBeNull();
  });

  it('are not stored, and existing ones are removed, if the user has disabled it', () => {
    start('Cid');
    leave();
    expect(isStoringMetrics()).toBe(true);
    window.sessionStorage.setItem(getShopKey(sessionKeys.page), '[]');
    setStoringMetrics(false);
    expect(kept()).toBeNull();
    expect(kept(sessionKeys.page)).toBeNull();
    expect(isStoringMetrics()).toBe(false);
    leave();
    expect(kept()).toBeNull();
    setStoringMetrics(true);
    leave();
    expect(kept()).not.toBeNull();
    setStoringMetrics(true);
    expect(kept()).not.toBeNull();
  });

  it.each<[string, () => void]>([
    ['logs out', clickLogOut],
    ['has logged out in another tab', tellOtherTabs],
  ])('are removed when the user %s, with the list of exports', (_, end) => {
    start('Dan');
    leave();
    window.localStorage.setItem(getShopKey(sessionKeys.exports), '[]');
    end();
    leave();
    expect(kept()).toBeNull();
    expect(window.localStorage.getItem(getShopKey(sessionKeys.exports))).toBeNull();
  });
});

describe('the owner of the metrics', () => {
  it('consists of the user, the store and the build', () => {
    const user = { id: 7, name: 'Ada', capabilities: {}, preferences: {} };
    const config = { ...hostDefaults, restRoot: '/wp-json/', storeName: 'Mugs', user };
    expect(getMetricsOwner(config, 'app.js')).toBe('7 /wp-json/ Mugs app.js');
    expect(getMetricsOwner({ ...config, user: null }, 'app.js')).toBeUndefined();
  });
});
