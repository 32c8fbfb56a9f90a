export { COUNTRIES_STORE_NAME, countriesStore } from './store.ts';

export type { Country } from './types.ts';
