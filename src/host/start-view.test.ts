import { expect, it } from 'vitest';
import addresses from '../../tests/cases/view-addresses.json' with { type: 'json' };
import { getStartAddress, isViewAddress } from './start-view.ts';

const REVENUE = 'path=%2Fanalytics%2Frevenue&period=year';

// The plugin is tested with the same addresses.
it.each<[unknown, boolean]>([
  ...addresses.pages.map((address): [string, boolean] => [address, true]),
  ...addresses.hostile.map((address): [string, boolean] => [address, false]),
  [7, false],
])('accepts only the query string of a page of the app: %j', (text, isValid) => {
  expect(isViewAddress(text)).toBe(isValid);
});

it('reads the page that opens first from the preferences', () => {
  const read = (text: string) => getStartAddress({ tillview_start_view: text });
  expect(read(JSON.stringify(REVENUE))).toBe(REVENUE);
  for (const text of ['', '""', 'null', '{', JSON.stringify('page=options')])
    expect(read(text)).toBeUndefined();
  expect(getStartAddress(undefined)).toBeUndefined();
});
