import { toPlainText, type OnboardingTaskList, type TasksStatus } from '@tillview/data';
import { __ } from '@wordpress/i18n';

/** A task of the store setup. */
export type SetupTask = {
  key: string;
  label: string;
  isDone: boolean;
  /** Where it is done: a page of the admin, or a whole address. */
  target: string;
};

/** A list of tasks; its title is empty where the store has no name for it. */
export type SetupTaskList = { key: string; title: string; tasks: readonly SetupTask[] };

/** What the store shows of its task lists: none that was hidden, and no task that was dismissed or put off. */
export function readTaskLists(lists: readonly OnboardingTaskList[]): readonly SetupTaskList[] {
  return lists.flatMap(({ id: key, title, isVisible, tasks }) => {
    const shown = tasks.flatMap((task) => {
      const label = toPlainText(task.title ?? '');
      const isGone = task.canView === false || task.isDismissed === true || task.isSnoozed === true;
      if (isGone || label === '') return [];
      const own = `admin.php?page=wc-admin&task=${encodeURIComponent(task.id)}`;
      return [
        {
          key: task.id,
          label,
          isDone: task.isComplete === true,
          target: task.actionUrl || own,
        },
      ];
    });
    if (isVisible === false || shown.length === 0) return [];
    return [{ key, title: toPlainText(title ?? ''), tasks: shown }];
  });
}

/** The tasks that the store tells about, in the order in which a store is set up. */
export function getTasks(status: TasksStatus): readonly SetupTask[] {
  const all = [
    {
      key: 'hasProducts',
      label: __('Add products', 'tillview'),
      target: 'post-new.php?post_type=product',
    },
    {
      key: 'hasPaymentGateway',
      label: __('Set up payments', 'tillview'),
      target: 'admin.php?page=wc-settings&tab=checkout',
    },
    {
      key: 'shippingZonesCount',
      label: __('Set up shipping', 'tillview'),
      target: 'admin.php?page=wc-settings&tab=shipping',
    },
    {
      key: 'isTaxComplete',
      label: __('Set up taxes', 'tillview'),
      target: 'admin.php?page=wc-settings&tab=tax',
    },
    {
      key: 'hasHomepage',
      label: __('Create a home page', 'tillview'),
      target: 'post-new.php?post_type=page',
    },
  ];
  return all.flatMap((task) => {
    const value = status[task.key];
    if (typeof value !== 'boolean' && typeof value !== 'number') return [];
    return [{ ...task, isDone: Boolean(value) }];
  });
}
