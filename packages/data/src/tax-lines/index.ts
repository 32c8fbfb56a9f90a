export { createTaxReader } from './tax-reader.ts';
export { getTaxReport } from './tax-rows.ts';

export type { TaxRange, TaxReader, TaxReaderState } from './tax-reader.ts';
export type {
  TaxBasis,
  TaxDifference,
  TaxKind,
  TaxReport,
  TaxRow,
  TaxRowType,
} from './tax-rows.ts';
