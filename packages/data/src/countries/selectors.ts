import { getError, isRequesting, type StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { CountriesData, Country } from './types.ts';

type State = StoreState<CountriesData>;

/** All countries of the store, in its order; empty until they are read. Triggers reading them once. */
export function getCountries(state: State): readonly Country[] {
  return state.data.countries;
}

/** The country with this code, ignoring case; `undefined` if unknown. Does not trigger a read. */
export function getCountry(state: State, code: string): Country | undefined {
  return state.data.countries.find((country) => country.code === code.toUpperCase());
}

/** Whether the countries are being read. */
export function isCountriesRequesting(state: State): boolean {
  return isRequesting(state, keyOf('getCountries'));
}

/** The error of the last read of the countries, or false. */
export function getCountriesError(state: State): Error | false {
  return getError(state, keyOf('getCountries')) ?? false;
}
