import { fireEvent } from '@testing-library/react';
import { registerReportStores, reportsStore, hydrateReports } from '@tillview/data';
import { createRegistry } from '@wordpress/data';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hostDefaults } from './host-config.ts';
import { keepFigures, readKeepFigures, rememberKeepFigures } from './keep-figures.ts';
import { keptKeys } from './kept-data.ts';
import { getFiguresOwner, readKeptFigures } from './kept-figures.ts';

const kept = (key = keptKeys.figures as string) => window.sessionStorage.getItem(key);
const leave = () => fireEvent(globalThis.window, new Event('pagehide'));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

function start(owner: string | undefined) {
  const registry = createRegistry();
  registerReportStores(registry, { now: () => 0, baseUrl: 'http://shop.test/', navigate: vi.fn() });
  keepFigures(registry, owner);
  return registry;
}

describe('the figures of the session', () => {
  it('are kept when the page is left, for the same user and build alone', () => {
    const registry = start('Ada');
    expect(kept()).toBeNull();
    leave();
    expect(JSON.parse(kept() ?? '')[0]).toBe('Ada');
    expect(readKeptFigures('Ada')).toEqual(JSON.parse(kept() ?? '')[1]);
    expect(() => hydrateReports(registry, readKeptFigures('Ada'))).not.toThrow();
    expect(registry.select(reportsStore).getReceivedReports()).toBeDefined();
    expect(readKeptFigures('Eve')).toBeUndefined();
    expect(kept()).toBeNull();
    leave();
    expect(readKeptFigures(undefined)).toBeUndefined();
    expect(kept()).toBeNull();
  });

  it('are kept when the tab goes into the background, not when it comes back', () => {
    start('Bob');
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    expect(kept()).toBeNull();
    state.mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(kept()).not.toBeNull();
  });

  it('are not kept where the user does not want it, who then has none', () => {
    start('Cid');
    leave();
    expect(readKeepFigures()).toBe(true);
    rememberKeepFigures(false);
    expect(kept()).toBeNull();
    expect(readKeepFigures()).toBe(false);
    leave();
    expect(kept()).toBeNull();
    rememberKeepFigures(true);
    leave();
    expect(kept()).not.toBeNull();
    rememberKeepFigures(true);
    expect(kept()).not.toBeNull();
  });

  it('and the list of exports end with the session of the user', () => {
    start('Dan');
    leave();
    window.sessionStorage.setItem(keptKeys.exports, '[]');
    const link = document.body.appendChild(document.createElement('a'));
    link.textContent = 'Log out';
    link.href = '#wp-login.php?action=logout';
    fireEvent.click(link);
    expect(kept()).toBeNull();
    expect(kept(keptKeys.exports)).toBeNull();
  });
});

describe('whose figures they are', () => {
  it('is a user of a store and the build', () => {
    const user = { id: 7, name: 'Ada', capabilities: {}, preferences: {} };
    const config = { ...hostDefaults, restRoot: '/wp-json/', storeName: 'Mugs', user };
    expect(getFiguresOwner(config, 'app.js')).toBe('7 /wp-json/ Mugs app.js');
    expect(getFiguresOwner({ ...config, user: null }, 'app.js')).toBeUndefined();
  });
});
