import type { DataRegistry } from '@wordpress/data';
import { getEnvironment } from '../core/environment.ts';
import { isListOfRecords, isRecord, type Shape } from '../core/shapes.ts';
import type { CurrencySums } from './currencies.ts';
import { STORED_AS } from './ledger-month.ts';

const PATH = '/tillview/v1/currencies';

const isReply: Shape<CurrencySums> = (body): body is CurrencySums =>
  isRecord(body) &&
  Number.isFinite(body['total_sales']) &&
  isListOfRecords(body['currencies']) &&
  body['currencies'].every(
    ({ code, as, orders_count: orders, total_sales: sales }) =>
      typeof code === 'string' &&
      STORED_AS.some((known) => known === as) &&
      Number.isFinite(orders) &&
      Number.isFinite(sales),
  );

/** Reads what a range has in other currencies from the route of the plugin. Throws the failure of the request. */
export const readCurrencySums = (
  registry: DataRegistry,
  { after, before }: { readonly after: string; readonly before: string },
): Promise<CurrencySums> => getEnvironment(registry).rest.read(PATH, { after, before }, isReply);
