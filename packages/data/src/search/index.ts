export { getAttribute, getAttributeTerms, getItemsByIds, searchFor } from './search.ts';
export { getTaxCode } from './taxes.ts';

export type {
  AttributeItem,
  AttributeTerm,
  BrandItem,
  CategoryItem,
  CountryItem,
  CouponItem,
  CustomerItem,
  DownloadIpItem,
  OrderItem,
  ProductImage,
  ProductItem,
  SearchItem,
  SearchItemByKind,
  SearchKind,
  SearchOptions,
  SearchResult,
  StateItem,
  TaxItem,
  VariationItem,
} from './types.ts';
