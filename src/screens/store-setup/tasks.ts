import { toPlainText, type OnboardingTaskList, type TasksStatus } from '@tillview/data';
import { __ } from '@wordpress/i18n';

/** A task of the store setup. */
export type SetupTask = {
  key: string;
  label: string;
  isDone: boolean;
  /** The URL of the task's page: absolute, or relative to the admin. */
  target: string;
};

/** A list of tasks. Its title is empty if the store has no name for it. */
export type SetupTaskList = { key: string; title: string; tasks: readonly SetupTask[] };

/**
 * Returns the visible task lists of the store, without hidden lists, dismissed or snoozed tasks, and tasks that the
 * user cannot view.
 */
export function readTaskLists(lists: readonly OnboardingTaskList[]): readonly SetupTaskList[] {
  // A store can send a list twice.
  const each = new Map(lists.map((list) => [list.id, list])).values();
  return [...each].flatMap(({ id: key, title, isVisible, tasks }) => {
    const shown = tasks.flatMap((task) => {
      const label = toPlainText(task.title ?? '');
      const isHidden =
        task.canView === false || task.isDismissed === true || task.isSnoozed === true;
      if (isHidden || label === '') return [];
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

/** Returns the tasks that the store reports, in the usual order of setting up a store. */
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
