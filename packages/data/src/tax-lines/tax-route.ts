import type { OrderTaxRate, TaxBasis, TaxEntry, TaxKind } from './tax-rows.ts';

/**
 * The reply of the plugin's route (`wordpress/plugin/includes/tax-lines.php`): a list per order, line and rate of an order,
 * with texts for amounts. Lines and rates begin with the index of their order in `orders`.
 */
export type RouteColumns = {
  readonly orders: readonly (readonly [
    id: number,
    parent: number,
    created: string,
    paid: string,
    completed: string,
    country: string,
    state: string,
    hasVatNumber: number,
    isExempt: number,
    includesTax: number,
    total: string,
    tax: string,
    billingCountry: string,
    billingState: string,
  ])[];
  readonly lines: readonly (readonly [
    order: number,
    kind: TaxKind,
    amount: string,
    tax: string,
    taxes: readonly (readonly [rate: number, tax: string])[],
  ])[];
  readonly rates: readonly (readonly [
    order: number,
    id: number,
    code: string,
    label: string,
    percent: number,
    isCompound: number,
    tax: string,
    shippingTax: string,
  ])[];
};

/** Groups rows by the order whose index is their first value. */
function byOrder<T extends readonly [number, ...unknown[]]>(rows: readonly T[]) {
  const found = new Map<number, T[]>();
  for (const row of rows) {
    const own = found.get(row[0]);
    if (own) own.push(row);
    else found.set(row[0], [row]);
  }
  return (index: number): readonly T[] => found.get(index) ?? [];
}

/** Reads the reply of the route. */
export function toRouteEntries({ orders, lines, rates }: RouteColumns): TaxEntry[] {
  const [linesOf, ratesOf] = [byOrder(lines), byOrder(rates)];
  return orders.map(
    (
      [
        id,
        parentId,
        created,
        paid,
        completed,
        country,
        state,
        vat,
        exempt,
        included,
        total,
        tax,
        billingCountry,
        billingState,
      ],
      index,
    ) => {
      const times: Record<TaxBasis, string> = {
        date_created: created,
        date_paid: paid,
        date_completed: completed,
      };
      return {
        id,
        parentId,
        times,
        country,
        state,
        billing: { country: billingCountry, state: billingState },
        total,
        tax,
        hasVatNumber: vat === 1,
        isExempt: exempt === 1,
        includesTax: included === 1,
        lines: linesOf(index).map(([, kind, amount, ownTax, taxes]) => ({
          kind,
          amount,
          tax: ownTax,
          taxes,
        })),
        rates: ratesOf(index).map(
          ([, rate, code, label, percent, isCompound, rateTax, shippingTax]): OrderTaxRate => ({
            id: rate,
            code,
            label,
            percent,
            isCompound: isCompound === 1,
            tax: rateTax,
            shippingTax,
          }),
        ),
      };
    },
  );
}
