export { createTaxReader } from './tax-reader.ts';
export { isInEu } from './tax-place.ts';
export { getTaxDestinations, getTaxReport } from './tax-rows.ts';

export type { TaxAddress } from './tax-place.ts';
export type { TaxRange, TaxReader, TaxReaderState } from './tax-reader.ts';
export type {
  TaxBasis,
  TaxDestination,
  TaxDifference,
  TaxKind,
  TaxReport,
  TaxRow,
  TaxRowType,
} from './tax-rows.ts';
