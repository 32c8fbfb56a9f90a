import { lazyWithRetry } from '@tillview/components';

/** The tiles of Profit, with the code of the orders in the browser. */
export const ProfitCard = lazyWithRetry(() => import('./profit-card.tsx'));
