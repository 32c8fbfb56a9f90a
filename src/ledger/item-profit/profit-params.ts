import { getQueryText, type Query } from '@tillview/navigation';

/** What the rows of a table with profit are. */
export type ProfitItem = 'product' | 'variation' | 'category' | 'coupon';

/** The parameters that add the columns of profit, and that of the present costs. */
export const PROFIT_PARAM = 'table_profit';
export const TODAY_PARAM = 'table_today_cost';

/** Whether the URL adds the columns of profit. */
export const hasProfitColumns = (query: Query): boolean =>
  getQueryText(query, PROFIT_PARAM) === 'yes';

/** Whether the URL adds the column of present costs. */
export const hasTodayColumn = (query: Query): boolean => getQueryText(query, TODAY_PARAM) === 'yes';
