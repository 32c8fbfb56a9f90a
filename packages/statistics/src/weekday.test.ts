import { expect, it } from 'vitest';
import cases from '../../../tests/cases/usual-days.json' with { type: 'json' };
import { getUsualOfWeekday } from './index.ts';

it.each(cases)('knows what a weekday usually has: $name', ({ values, usual }) =>
  expect(getUsualOfWeekday(values) ?? null).toEqual(usual),
);
