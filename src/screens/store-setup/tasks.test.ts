import { expect, it } from 'vitest';
import { getTasks, readTasks } from './tasks.ts';

it('lists the tasks that the store reports, with their status', () => {
  const status = { shippingZonesCount: 0, hasProducts: true, isTaxComplete: 'no', themeMods: [] };
  expect(getTasks(status).map(({ key, isDone }) => [key, isDone])).toEqual([
    ['hasProducts', true],
    ['shippingZonesCount', false],
  ]);
});

it('lists the visible tasks of the store by what pays first, with why, how long, and the URL of each', () => {
  const lists = [
    { id: 'setup', title: 'Hidden', isVisible: false, tasks: [{ id: 'a', title: 'A' }] },
    {
      id: 'extended',
      title: 'Things to do next',
      isVisible: true,
      tasks: [
        { id: 'own', title: 'Own', content: '<b>Because</b>', time: '1 hour', actionUrl: null },
        { id: 'marketing', title: 'Grow', isComplete: true, time: '2 minutes' },
        { id: 'shipping', title: 'Review', actionUrl: 'https://shop.test/wp-admin/x.php' },
        { id: 'dismissed', title: 'B', isDismissed: true },
        { id: 'put-off', title: 'C', isSnoozed: true },
        { id: 'not-allowed', title: 'D', canView: false },
        { id: 'nameless' },
      ],
    },
    { id: 'empty', title: 'Empty', tasks: [] },
  ];
  expect(readTasks(lists)).toEqual([
    {
      key: 'shipping',
      label: 'Review',
      why: 'Without a shipping zone, products cannot be shipped.',
      time: '5 minutes',
      isDone: false,
      target: 'https://shop.test/wp-admin/x.php',
    },
    {
      key: 'marketing',
      label: 'Grow',
      why: 'Brings new customers, and customers who come back.',
      time: '2 minutes',
      isDone: true,
      target: 'admin.php?page=wc-admin&task=marketing',
    },
    {
      key: 'own',
      label: 'Own',
      why: 'Because',
      time: '1 hour',
      isDone: false,
      target: 'admin.php?page=wc-admin&task=own',
    },
  ]);
});
