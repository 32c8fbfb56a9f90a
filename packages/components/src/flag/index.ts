export { getCountryFlag } from './country-flag.ts';
export { findCountryCode } from './find-country-code.ts';
export { Flag } from './flag.tsx';
export type { FlagOrder, FlagProps } from './flag.tsx';
