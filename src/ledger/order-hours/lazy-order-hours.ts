import { lazyWithRetry } from '@tillview/components';

/** Orders by weekday and hour; its space is below what is read first. */
export const OrderHoursCard = lazyWithRetry(() => import('./order-hours-card.tsx'));
