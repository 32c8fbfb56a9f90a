export { getAttribute, getAttributeTerms, getItemsByIds, searchFor } from './search.ts';
export { getTaxCode } from './taxes.ts';

export type {
  AttributeTerm,
  CouponItem,
  CustomerItem,
  ProductImage,
  ProductItem,
  SearchItem,
  SearchItemByKind,
  SearchKind,
  SearchOptions,
  SearchResult,
} from './types.ts';
