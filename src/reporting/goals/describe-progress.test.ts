import { expect, it } from 'vitest';
import { describeNeeded, describeProgress } from './describe-progress.ts';

it.each([
  [
    'net_revenue',
    '$20,000',
    20_000,
    '$19,200',
    '62% of the goal of $20,000; at this pace about $19,200.',
  ],
  ['net_revenue', '$20,000', 20_000, undefined, '62% of the goal of $20,000.'],
  ['orders_count', '1', 1, undefined, '62% of the goal of 1 order.'],
  ['orders_count', '200', 200, undefined, '62% of the goal of 200 orders.'],
  ['orders_count', '200', 200, '190', '62% of the goal of 200 orders; at this pace about 190.'],
] as const)('describes the progress of %s towards %s', (metric, target, count, pace, text) => {
  expect(describeProgress({ metric, share: '62', target, count, pace })).toBe(text);
});

it('says what each day must bring, and whether that is on pace, where it is estimated', () => {
  expect([undefined, true, false].map((isOnPace) => describeNeeded('$790', isOnPace))).toEqual([
    'Needed: $790 a day.',
    'On pace. Needed: $790 a day.',
    'Behind. Needed: $790 a day.',
  ]);
});
