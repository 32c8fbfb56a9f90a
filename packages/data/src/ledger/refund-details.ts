import type { DataRegistry } from '@wordpress/data';
import { MAX_PER_PAGE, PLATFORM_NAMESPACE } from '../core/constants.ts';
import { getEnvironment } from '../core/environment.ts';
import { listOf } from '../core/shapes.ts';
import { toText } from './ledger-month.ts';
import { ORDERS, readEntities, type Entity } from './order-entities.ts';

/** Reads the day and time at which orders were created, by id: a request for each hundred. Deleted orders are missing. */
export async function readOrderDays(
  registry: DataRegistry,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rest } = getEnvironment(registry);
  const { signal } = new AbortController();
  const orders = await readEntities(
    rest,
    ORDERS,
    { ids, _fields: 'id,date_created' },
    { signal, onRequest: () => {} },
  );
  return new Map(orders.map(({ id, date_created: day }) => [Number(id), toText(day)] as const));
}

/** Reads the names of users by id; those that the present user may not see are missing. */
export async function readUserNames(
  registry: DataRegistry,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rest } = getEnvironment(registry);
  const users = await rest.read(
    `${PLATFORM_NAMESPACE}/users`,
    { include: ids.slice(0, MAX_PER_PAGE), per_page: MAX_PER_PAGE, _fields: ['id', 'name'] },
    listOf<Entity>(),
  );
  return new Map(users.map(({ id, name }) => [Number(id), toText(name)] as const));
}
