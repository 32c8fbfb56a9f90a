import { fireEvent } from '@testing-library/react';
import { registerReportStores, reportsStore, hydrateReports } from '@tillview/data';
import { createRegistry } from '@wordpress/data';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hostDefaults } from './host-config.ts';
import { storeFigures, isStoringFigures, setStoringFigures } from './store-figures.ts';
import { sessionKeys } from './preferences.ts';
import { getFiguresOwner, readStoredFigures } from './stored-figures.ts';

const kept = (key = sessionKeys.figures as string) => window.sessionStorage.getItem(key);
const leave = () => fireEvent(globalThis.window, new Event('pagehide'));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

function start(owner: string | undefined) {
  const registry = createRegistry();
  registerReportStores(registry, { now: () => 0, baseUrl: 'http://shop.test/', navigate: vi.fn() });
  storeFigures(registry, owner);
  return registry;
}

describe('the stored figures of the session', () => {
  it('are stored when the page is left, and returned only for the same user and build', () => {
    const registry = start('Ada');
    expect(kept()).toBeNull();
    leave();
    expect(JSON.parse(kept() ?? '')[0]).toBe('Ada');
    expect(readStoredFigures('Ada')).toEqual(JSON.parse(kept() ?? '')[1]);
    expect(() => hydrateReports(registry, readStoredFigures('Ada'))).not.toThrow();
    expect(registry.select(reportsStore).getReceivedReports()).toBeDefined();
    expect(readStoredFigures('Eve')).toBeUndefined();
    expect(kept()).toBeNull();
    leave();
    expect(readStoredFigures(undefined)).toBeUndefined();
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
    expect(isStoringFigures()).toBe(true);
    setStoringFigures(false);
    expect(kept()).toBeNull();
    expect(isStoringFigures()).toBe(false);
    leave();
    expect(kept()).toBeNull();
    setStoringFigures(true);
    leave();
    expect(kept()).not.toBeNull();
    setStoringFigures(true);
    expect(kept()).not.toBeNull();
  });

  it('are removed when the user logs out, with the list of exports', () => {
    start('Dan');
    leave();
    window.sessionStorage.setItem(sessionKeys.exports, '[]');
    const link = document.body.appendChild(document.createElement('a'));
    link.textContent = 'Log out';
    link.href = '#wp-login.php?action=logout';
    fireEvent.click(link);
    expect(kept()).toBeNull();
    expect(kept(sessionKeys.exports)).toBeNull();
  });
});

describe('the owner of the figures', () => {
  it('consists of the user, the store and the build', () => {
    const user = { id: 7, name: 'Ada', capabilities: {}, preferences: {} };
    const config = { ...hostDefaults, restRoot: '/wp-json/', storeName: 'Mugs', user };
    expect(getFiguresOwner(config, 'app.js')).toBe('7 /wp-json/ Mugs app.js');
    expect(getFiguresOwner({ ...config, user: null }, 'app.js')).toBeUndefined();
  });
});
