import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { afterEach, expect, it } from 'vitest';
import {
  dayTicksThreshold,
  defaultDateTimeFormat,
  defaultTableDateFormat,
  getDateFormatsForInterval,
  getDateFormatsForIntervalD3,
  getDateFormatsForIntervalPhp,
  type Interval,
  isoDateFormat,
  weekTicksThreshold,
} from './index.ts';

afterEach(() => resetLocaleData({}, 'tillview'));

it('has the specified formats and thresholds (R9.41, R9.42)', () => {
  expect([dayTicksThreshold, weekTicksThreshold]).toEqual([63, 9]);
  expect([isoDateFormat, defaultDateTimeFormat, defaultTableDateFormat]).toEqual([
    'YYYY-MM-DD',
    'YYYY-MM-DDTHH:mm:ss',
    'm/d/Y',
  ]);
});

const week = 'Week of %B %-d, %Y';
const phpWeek = '\\W\\e\\e\\k \\o\\f F j, Y';

it.each<[Interval | undefined, number, string[], string[]]>([
  [
    'hour',
    24,
    ['%_I%p %B %-d, %Y', '%_I%p %b %-d, %Y', '%_I%p', '%b %-d, %Y'],
    ['gA F j, Y', 'gA M j, Y', 'gA', 'M j, Y'],
  ],
  ['day', 62, ['%B %-d, %Y', '%B %-d, %Y', '%-d', '%b %Y'], ['F j, Y', 'F j, Y', 'j', 'M Y']],
  ['day', 63, ['%B %-d, %Y', '%B %-d, %Y', '%b', '%Y'], ['F j, Y', 'F j, Y', 'M', 'Y']],
  ['week', 8, [week, week, '%-d', '%b %Y'], [phpWeek, phpWeek, 'j', 'M Y']],
  ['week', 9, [week, week, '%b', '%Y'], [phpWeek, phpWeek, 'M', 'Y']],
  ['month', 0, ['%B %Y', '%B %Y', '%b', '%Y'], ['F Y', 'F Y', 'M', 'Y']],
  ['quarter', 0, ['%B %Y', '%B %Y', '%b', '%Y'], ['F Y', 'F Y', 'M', 'Y']],
  ['year', 0, ['%Y', '%Y', '%Y', '%b %Y'], ['Y', 'Y', 'Y', 'M Y']],
  [
    undefined,
    0,
    ['%B %-d, %Y', '%B %-d, %Y', '%Y-%m-%d', '%b %Y'],
    ['F j, Y', 'F j, Y', 'Y-m-d', 'M Y'],
  ],
])('formats for %s with %i points', (interval, ticks, d3, php) => {
  const named = ([screenReaderFormat, tooltipLabelFormat, xFormat, x2Format]: string[]) => ({
    screenReaderFormat,
    tooltipLabelFormat,
    xFormat,
    x2Format,
    tableFormat: interval === 'hour' ? 'h A' : 'm/d/Y',
  });
  expect(getDateFormatsForIntervalD3(interval, ticks)).toEqual(named(d3));
  expect(getDateFormatsForInterval(interval, ticks)).toEqual(named(d3));
  expect(getDateFormatsForIntervalPhp(interval, ticks)).toEqual(named(php));
  expect(getDateFormatsForInterval(interval, ticks, { type: 'php' })).toEqual(named(php));
});

it('treats a missing number of points as 0', () => {
  expect(getDateFormatsForInterval('week').xFormat).toBe('%-d');
});

it('escapes a translated "Week of" so that it contains no format tokens', () => {
  setLocaleData({ 'Week of %s': ['100 % Y: %s j\\'] }, 'tillview');
  expect(getDateFormatsForIntervalD3('week').tooltipLabelFormat).toBe('100 %% Y: %B %-d, %Y j\\');
  expect(getDateFormatsForIntervalPhp('week').tooltipLabelFormat).toBe('100 % \\Y: F j, Y \\j\\\\');
});
