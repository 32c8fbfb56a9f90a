import { getError, isRequesting, type StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { CountriesData, Country } from './types.ts';

type State = StoreState<CountriesData>;

/** All countries that the store has, in its order; empty until read. Triggers the read once. */
export function getCountries(state: State): readonly Country[] {
  return state.data.countries;
}

/** The country with this code, in any case; undefined when unknown. Triggers no read. */
export function getCountry(state: State, code: string): Country | undefined {
  return state.data.countries.find((country) => country.code === code.toUpperCase());
}

/** Whether the countries are being read. */
export function isCountriesRequesting(state: State): boolean {
  return isRequesting(state, keyOf('getCountries'));
}

/** The error of the last read of the countries, else false. */
export function getCountriesError(state: State): Error | false {
  return getError(state, keyOf('getCountries')) ?? false;
}
