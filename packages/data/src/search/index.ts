export { getAttribute, getAttributeTerms, getItemsByIds, searchFor } from './search.ts';
export { getTaxCode } from './taxes.ts';

export type {
  AttributeItem,
  AttributeTerm,
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
  TaxItem,
  VariationItem,
} from './types.ts';
