import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { afterEach, expect, it } from 'vitest';
import { dimensions } from './dimensions.ts';

afterEach(() => resetLocaleData({}, 'tillview'));

it.each(['constructor', '__proto__', 'toString', 'Console'])(
  'shows a device that it does not know by the name in the store: %s',
  (device) => {
    expect(dimensions.devices.format?.(device)).toBe(device);
  },
);

it.each([
  ['Direct', 'Direkt'],
  ['Organic: Google', 'Organisch: Google'],
  ['Organic: A: B', 'Organisch: A: B'],
  ['Suche: Google', 'Suche: Google'],
  ['', ''],
])('shows the source "%s" in the language of the user as "%s"', (origin, shown) => {
  setLocaleData({ Direct: ['Direkt'], 'Organic: %s': ['Organisch: %s'] }, 'tillview');
  expect(dimensions.origins.format?.(origin)).toBe(shown);
});
