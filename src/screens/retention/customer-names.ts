import { getItemsState, MAX_PER_PAGE, reportsStore, type ReportRow } from '@tillview/data';
import { useRegistry, useSelect, type DataRegistry } from '@wordpress/data';
import { useMemo } from 'react';
import type { CustomerRow } from './retention.ts';

const CUSTOMERS = 'customers';

/** Name and email address of a customer; both undefined while they are not known. */
export type NamedCustomer = CustomerRow & {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
};

/** The request of the names of up to 100 customers. */
const getNamesQuery = (customers: readonly CustomerRow[]) => ({
  customers: customers.map(({ id }) => id).join(','),
  per_page: String(MAX_PER_PAGE),
  _fields: 'id,name,email',
});

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Adds the names of a reply. A customer whom the store does not know any more has none. */
function addNames(
  customers: readonly CustomerRow[],
  reply: readonly ReportRow[],
): readonly NamedCustomer[] {
  const byId = new Map(reply.map((row) => [Number(row['id']), row]));
  return customers.map((customer) => {
    const known = byId.get(customer.id);
    return {
      ...customer,
      name: toText(known?.['name']).trim(),
      email: toText(known?.['email']),
    };
  });
}

/** The names of the customers on a page, and why they could not be read. Sends one request. */
export function useCustomerNames(customers: readonly CustomerRow[]): {
  named: readonly NamedCustomer[];
  error: Error | undefined;
  onRetry: () => void;
} {
  const registry = useRegistry();
  const query = useMemo(() => getNamesQuery(customers), [customers]);
  const isEmpty = customers.length === 0;
  const state = useSelect(
    (select) => (isEmpty ? undefined : getItemsState(select(reportsStore), CUSTOMERS, query)),
    [query, isEmpty],
  );
  const rows = state && !state.isError && !state.isRequesting ? state.rows : undefined;
  const named = useMemo(() => (rows ? addNames(customers, rows) : customers), [customers, rows]);
  const onRetry = () =>
    void registry.dispatch(reportsStore).invalidateResolution('getReportItems', [CUSTOMERS, query]);
  return { named, error: state?.error, onRetry };
}

type ReadOptions = {
  readonly onProgress?: (read: number, pages: number) => void;
  readonly signal?: AbortSignal;
};

/** Reads the names of all customers of a list, for a file: a request for each hundred. Throws the error of a request. */
export async function readCustomerNames(
  registry: DataRegistry,
  customers: readonly CustomerRow[],
  { onProgress, signal }: ReadOptions = {},
): Promise<readonly NamedCustomer[]> {
  const pages = Math.ceil(customers.length / MAX_PER_PAGE);
  const named: NamedCustomer[] = [];
  // A failed read is stored as failed: this allows a new one.
  await registry.dispatch(reportsStore).refreshStaleReports();
  for (let page = 0; page < pages; page++) {
    signal?.throwIfAborted();
    onProgress?.(page, pages);
    const part = customers.slice(page * MAX_PER_PAGE, (page + 1) * MAX_PER_PAGE);
    const reply = await registry
      .resolveSelect(reportsStore)
      .getReportItems(CUSTOMERS, getNamesQuery(part));
    named.push(...addNames(part, reply.data ?? []));
  }
  return named;
}
