import type { TasksStatus } from '@tillview/data';
import { __ } from '@wordpress/i18n';

/** A task of the store setup. */
export type SetupTask = {
  key: string;
  label: string;
  isDone: boolean;
  /** Where it is done: a page of the admin. */
  adminPage: string;
};

/** The tasks that the store tells about, in the order in which a store is set up. */
export function getTasks(status: TasksStatus): readonly SetupTask[] {
  const all = [
    {
      key: 'hasProducts',
      label: __('Add products', 'tillview'),
      adminPage: 'post-new.php?post_type=product',
    },
    {
      key: 'hasPaymentGateway',
      label: __('Set up payments', 'tillview'),
      adminPage: 'admin.php?page=wc-settings&tab=checkout',
    },
    {
      key: 'shippingZonesCount',
      label: __('Set up shipping', 'tillview'),
      adminPage: 'admin.php?page=wc-settings&tab=shipping',
    },
    {
      key: 'isTaxComplete',
      label: __('Set up taxes', 'tillview'),
      adminPage: 'admin.php?page=wc-settings&tab=tax',
    },
    {
      key: 'hasHomepage',
      label: __('Create a home page', 'tillview'),
      adminPage: 'post-new.php?post_type=page',
    },
  ];
  return all.flatMap((task) => {
    const value = status[task.key];
    if (typeof value !== 'boolean' && typeof value !== 'number') return [];
    return [{ ...task, isDone: Boolean(value) }];
  });
}
