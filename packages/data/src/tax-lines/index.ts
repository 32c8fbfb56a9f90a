export { createTaxReader } from './tax-reader.ts';
export { isInEu } from './tax-place.ts';
export { getTaxDestinations, getTaxReport } from './tax-rows.ts';

export type { TaxAddress } from './tax-place.ts';
export type { TaxReader, TaxReaderState } from './tax-reader.ts';
export type { TaxBasis, TaxDestination, TaxKind, TaxReport, TaxRow } from './tax-rows.ts';
