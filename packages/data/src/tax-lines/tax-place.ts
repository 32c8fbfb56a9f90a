import type { RestClient } from '../core/rest-client.ts';
import { isForbidden } from '../core/rest-error.ts';
import { listOf } from '../core/shapes.ts';
import { toText } from '../ledger/ledger-month.ts';

/** The country of an address, and its state; both can be empty. */
export type Place = { readonly country: string; readonly state: string };

/** The address that the store computes taxes from. */
export type TaxAddress = 'shipping' | 'billing' | 'base';

/** Where the store computes taxes, and where it is itself. */
export type TaxPlace = { readonly basedOn: TaxAddress; readonly base: Place };

type Setting = { readonly id?: unknown; readonly value?: unknown };

const ADDRESSES: readonly TaxAddress[] = ['shipping', 'billing', 'base'];

/** The members of the European Union, by the codes of WooCommerce. */
const EU_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Whether a country is a member of the European Union. */
export const isInEu = (country: string): boolean => EU_COUNTRIES.has(country);

/** Reads the settings of taxes: two requests. Undefined if the user may not see them. */
export async function readTaxPlace(rest: RestClient): Promise<TaxPlace | undefined> {
  const read = (group: string) =>
    rest.read(`/wc-analytics/settings/${group}`, {}, listOf<Setting>());
  try {
    const settings = (await Promise.all([read('tax'), read('general')])).flat();
    const valueOf = (name: string): unknown =>
      settings.find(({ id }) => id === `woocommerce_${name}`)?.value;
    const [country = '', state = ''] = toText(valueOf('default_country')).split(':');
    return {
      basedOn: ADDRESSES.find((address) => address === valueOf('tax_based_on')) ?? 'shipping',
      base: { country, state },
    };
  } catch (error) {
    if (!isForbidden(error)) throw error;
    return undefined;
  }
}
