import { expect, it } from 'vitest';
import { getTasks, readTaskLists } from './tasks.ts';

it('lists the tasks that the store reports, with their status', () => {
  const status = { shippingZonesCount: 0, hasProducts: true, isTaxComplete: 'no', themeMods: [] };
  expect(getTasks(status).map(({ key, isDone }) => [key, isDone])).toEqual([
    ['hasProducts', true],
    ['shippingZonesCount', false],
  ]);
});

it('lists the visible task lists of the store, with the URL of each task', () => {
  const lists = [
    { id: 'setup', title: 'Hidden', isVisible: false, tasks: [{ id: 'a', title: 'A' }] },
    {
      id: 'extended',
      title: 'Things to do next',
      isVisible: true,
      tasks: [
        { id: 'marketing', title: 'Grow', isComplete: true, actionUrl: null },
        { id: 'shipping', title: 'Review', actionUrl: 'https://shop.test/wp-admin/x.php' },
        { id: 'dismissed', title: 'B', isDismissed: true },
        { id: 'put-off', title: 'C', isSnoozed: true },
        { id: 'not-allowed', title: 'D', canView: false },
        { id: 'nameless' },
      ],
    },
    { id: 'empty', title: 'Empty', tasks: [] },
  ];
  expect(readTaskLists(lists)).toEqual([
    {
      key: 'extended',
      title: 'Things to do next',
      tasks: [
        {
          key: 'marketing',
          label: 'Grow',
          isDone: true,
          target: 'admin.php?page=wc-admin&task=marketing',
        },
        {
          key: 'shipping',
          label: 'Review',
          isDone: false,
          target: 'https://shop.test/wp-admin/x.php',
        },
      ],
    },
  ]);
});
