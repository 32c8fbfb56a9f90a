import { expect, it } from 'vitest';
import { getTasks } from './tasks.ts';

it('lists the tasks that the store tells about, with their status', () => {
  const status = { shippingZonesCount: 0, hasProducts: true, isTaxComplete: 'no', themeMods: [] };
  expect(getTasks(status).map(({ key, isDone }) => [key, isDone])).toEqual([
    ['hasProducts', true],
    ['shippingZonesCount', false],
  ]);
});
