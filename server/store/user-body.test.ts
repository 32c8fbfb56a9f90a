import { expect, it } from 'vitest';
import { toPreferencesBody } from './user-body.ts';

const sent = (body: unknown) =>
  toPreferencesBody(Buffer.from(JSON.stringify(body)))?.toString('utf8');

const PLATFORM = { persisted_preferences: { tillview: { favorites: [] } } };

it.each([
  { woocommerce_meta: { revenue_report_columns: '["taxes"]' } },
  { meta: PLATFORM },
  { woocommerce_meta: { a: '1' }, meta: PLATFORM },
])('forwards preferences, without the id: %j', (body) => {
  expect(sent({ id: 7, ...body })).toBe(JSON.stringify(body));
});

it.each([
  {},
  { id: 7 },
  'text',
  { woocommerce_meta: { a: 1 } },
  { woocommerce_meta: { a: '1' }, roles: ['administrator'] },
  { meta: {} },
  { meta: 'text' },
  { meta: { ...PLATFORM, other: 1 } },
  { meta: PLATFORM, password: 'x' },
])('refuses any other body: %j', (body) => {
  expect(sent(body)).toBeUndefined();
});
