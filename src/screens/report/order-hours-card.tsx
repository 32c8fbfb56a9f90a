import { getLoadFailure, lazyWithRetry } from '@tillview/components';

/** Orders by weekday and hour; its space is below what is read first. */
export const OrderHoursCard = lazyWithRetry(
  () => import('../../reporting/order-hours/order-hours-card.tsx'),
  {
    placeholder: () => null,
    failure: getLoadFailure,
  },
);
