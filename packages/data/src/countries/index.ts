export { COUNTRIES_STORE_NAME, countriesStore } from './store.ts';

export type { Country, CountryState } from './types.ts';
