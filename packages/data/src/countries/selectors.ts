import { createResource } from '../core/resource.ts';
import type { NoData, StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { Country } from './types.ts';

const NO_COUNTRIES: readonly Country[] = Object.freeze([]);

export const {
  /** All countries of the store, in its order; empty until they are read. Triggers reading them once. */
  get: getCountries,
  getError: getCountriesError,
  isRequesting: isCountriesRequesting,
} = createResource(keyOf, 'getCountries', NO_COUNTRIES);

/** The country with this code, ignoring case; `undefined` if unknown. Does not trigger a read. */
export function getCountry(state: StoreState<NoData>, code: string): Country | undefined {
  return getCountries(state).find((country) => country.code === code.toUpperCase());
}
