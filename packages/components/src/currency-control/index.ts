export { CurrencyControl } from './currency-control.tsx';
export type { CurrencyControlProps } from './currency-control.tsx';
export { readEnteredNumber } from './store-separators.ts';
