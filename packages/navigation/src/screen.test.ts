import { describe, expect, it } from 'vitest';
import { configureNavigation, getQueryExcludedScreens } from './configuration.ts';
import { getScreenFromPath, pathIsExcluded, SCREENS_WITHOUT_RANGE } from './screen.ts';

const PATHS = [
  ['/', 'homescreen'],
  ['/analytics/stock', 'stock'],
  ['/analytics/orders', 'orders'],
  ['/analytics/settings', 'settings'],
  ['/customers', 'customers'],
  ['/analyticsx', 'analyticsx'],
  ['/a/b', 'a/b'],
] as const;

describe('getScreenFromPath', () => {
  it.each(PATHS)('the screen of %s is %s', (path, screen) => {
    expect(getScreenFromPath(path)).toBe(screen);
  });
});

describe('screens that omit the persisted parameters (readings C26)', () => {
  it.each(PATHS)('do not include %s by default', (path) => {
    expect(getQueryExcludedScreens()).toEqual([]);
    expect(pathIsExcluded(path)).toBe(false);
  });

  it.each(PATHS)('follow the list that the host configured for %s (%s)', (path, screen) => {
    configureNavigation({ excludedScreens: SCREENS_WITHOUT_RANGE });
    expect(getQueryExcludedScreens()).toEqual(['stock', 'settings', 'customers', 'homescreen']);
    expect(pathIsExcluded(path)).toBe(
      ['stock', 'settings', 'customers', 'homescreen'].includes(screen),
    );
  });
});
