import { expect, it } from 'vitest';
import { findNewest } from './order-days.ts';

it('finds the newest order among orders and refunds, none from the future', () => {
  const rows = [
    { parent_id: 0, date_created: '2026-11-20 18:00:00' },
    { parent_id: 7, date_created: '2026-11-20 11:59:00' },
    { parent_id: 0, date_created: '2026-11-20T10:47:09' },
    { parent_id: 0, date_created: '2026-11-20 11:56:30', date: '2026-11-20 09:00:00' },
    {},
  ];
  expect(findNewest(rows, '2026-11-20 12:00:00')).toBe('2026-11-20 11:56:30');
  expect(findNewest([], '2026-11-20 12:00:00')).toBeUndefined();
});
