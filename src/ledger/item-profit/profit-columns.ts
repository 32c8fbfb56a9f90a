import type { TableAddition } from '../../reporting/definition/report-definition.ts';
import { hasProfitColumns, type ProfitItem } from './profit-params.ts';
import { ItemSwitches, Switches } from './profit-switches.tsx';

const toAddition = (item: ProfitItem): TableAddition => ({
  isAdded: hasProfitColumns,
  Actions: item === 'coupon' ? Switches : ItemSwitches,
  load: async () => ({ default: (await import('./profit-orders.tsx')).readers[item] }),
});

/** Cost, gross profit and margin, for tables whose rows are products, variations, categories or coupons. */
export const profitColumns = {
  product: toAddition('product'),
  variation: toAddition('variation'),
  category: toAddition('category'),
  coupon: toAddition('coupon'),
} as const satisfies Readonly<Record<ProfitItem, TableAddition>>;
