import { toPlainText, type OnboardingTaskList, type TasksStatus } from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { knownTasks } from './known-tasks.ts';

/** A task of the store setup. */
export type SetupTask = {
  key: string;
  label: string;
  /** Why it is worth doing; empty if that is not known. */
  why: string;
  /** About how long it takes, such as "5 minutes"; empty if that is not known. */
  time: string;
  isDone: boolean;
  /** The URL of the task's page: absolute, or relative to the admin. */
  target: string;
};

const getRank = (id: string): number => {
  const rank = knownTasks.findIndex(({ ids }) => ids.includes(id));
  return rank < 0 ? knownTasks.length : rank;
};

/** Sorts tasks by what pays first; those that are not known stay in the order of the store, at the end. */
const sortTasks = (tasks: readonly SetupTask[]): readonly SetupTask[] =>
  tasks.toSorted((one, other) => getRank(one.key) - getRank(other.key));

/** Why a task is worth doing, and how long it takes; what the store says of the time counts first. */
function describeTask(id: string, why = '', time = ''): Pick<SetupTask, 'why' | 'time'> {
  const known = knownTasks[getRank(id)];
  if (!known) return { why, time };
  const { minutes } = known;
  return {
    why: known.why(),
    /* translators: %s: number of minutes that a task takes. */
    time: time || sprintf(_n('%s minute', '%s minutes', minutes, 'tillview'), String(minutes)),
  };
}

/**
 * Returns the visible tasks of the store, without those of hidden lists, dismissed or snoozed tasks, and tasks that the
 * user cannot view.
 */
export function readTasks(lists: readonly OnboardingTaskList[]): readonly SetupTask[] {
  // A store can send a list twice, and a task in several lists.
  const each = new Map(lists.map((list) => [list.id, list])).values();
  const tasks = [...each].flatMap((list) => (list.isVisible === false ? [] : list.tasks));
  const shown = [...new Map(tasks.map((task) => [task.id, task])).values()].flatMap((task) => {
    const label = toPlainText(task.title ?? '');
    const isHidden = task.canView === false || task.isDismissed === true || task.isSnoozed === true;
    if (isHidden || label === '') return [];
    const own = `admin.php?page=wc-admin&task=${encodeURIComponent(task.id)}`;
    const why = toPlainText(task.content || task.additionalInfo || '');
    return [
      {
        key: task.id,
        label,
        ...describeTask(task.id, why, toPlainText(task.time ?? '')),
        isDone: task.isComplete === true,
        target: task.actionUrl || own,
      },
    ];
  });
  return sortTasks(shown);
}

/** Returns the tasks that an older store reports. */
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
  const reported = all.flatMap((task) => {
    const value = status[task.key];
    if (typeof value !== 'boolean' && typeof value !== 'number') return [];
    return [{ ...task, ...describeTask(task.key), isDone: Boolean(value) }];
  });
  return sortTasks(reported);
}
