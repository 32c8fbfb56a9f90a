import { expect, it } from 'vitest';
import { getStartAddress, isViewAddress, MAX_ADDRESS } from './start-view.ts';

const REVENUE = 'path=%2Fanalytics%2Frevenue&period=year';

it.each([
  [REVENUE, true],
  ['path=/customers', true],
  [`${REVENUE}&page=options`, false],
  [`${REVENUE}&PAGE%5B0%5D=options`, false],
  [`${REVENUE}&page`, false],
  [`${REVENUE}#top`, false],
  [`${REVENUE}\r\nLocation: x`, false],
  ['period=year', false],
  ['https://example.org/?path=/', false],
  [`path=${'x'.repeat(MAX_ADDRESS)}`, false],
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
