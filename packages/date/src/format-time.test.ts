import moment from 'moment';
import { expect, it } from 'vitest';
import { configureDate } from './environment.ts';
import { formatTime } from './format-time.ts';

it.each([
  ['en_US', '9:05 AM'],
  ['fa_IR', '9:05'],
])('writes the time of day in %s in the digits of dates and amounts', (locale, text) => {
  configureDate({ locale });
  expect(formatTime(moment.utc('2026-11-20T09:05:00')).replace('\u202f', ' ')).toBe(text);
});
