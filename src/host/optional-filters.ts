/** A filter that not every version of WooCommerce accepts; others ignore its parameters and return everything. */
export type OptionalFilter = 'customer_type' | 'customer_state' | 'product_brand';

let accepted: ReadonlySet<string> = new Set();

/** Sets which optional filters the store accepts; called once, before the first render. */
export function configureOptionalFilters(names: readonly string[]): void {
  accepted = new Set(names);
}

/** Whether the store accepts an optional filter. For report sources; see `getOrderStatuses`. */
export const acceptsFilter = (name: OptionalFilter): boolean => accepted.has(name);
