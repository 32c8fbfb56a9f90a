import type { Query } from '../core/query.ts';
import type { Shape } from '../core/shapes.ts';
import {
  isListOfIps,
  type Row,
  toCoupon,
  toCustomer,
  toDownloadIp,
  toNamed,
  toOrder,
  toProduct,
  toTax,
  toVariation,
} from './rows.ts';
import type { SearchItemByKind, SearchKind } from './types.ts';

/** Results per search (R9.2). */
export const SEARCH_LIMIT = 10;

/** Results per search for variations (R9.2). */
export const VARIATION_SEARCH_LIMIT = 30;

/** The kinds with a search route. Countries and states have none: the full list is filtered on the client. */
export type RoutedKind = Exclude<SearchKind, 'countries' | 'states'>;

/** The search request of one kind (R7.3–R7.16). */
export type SearchRoute<Item> = {
  /** Default: the analytics namespace. */
  namespace?: string;
  path: string;
  /** The complete query of a search for a text. */
  query: (text: string) => Query;
  /** Additional query parameters for a request by ids. */
  lookup?: Query;
  /** Default: rows with ids. */
  shape?: Shape<Row[]>;
  toItem: (row: Row) => Item;
};

function customersBy(searchby: 'name' | 'email' | 'username') {
  return {
    path: '/customers',
    query: (search: string) => ({ search, searchby, per_page: SEARCH_LIMIT }),
    toItem: toCustomer,
  };
}

const terms = (path: string) => ({
  path,
  query: (search: string) => ({ search, per_page: SEARCH_LIMIT, orderby: 'count' }),
  toItem: toNamed,
});

const VARIATION_FIELDS = ['attributes', 'description', 'id', 'name', 'sku'];

/** The route of each kind, relative to `namespace`. */
export const routes: { readonly [Kind in RoutedKind]: SearchRoute<SearchItemByKind[Kind]> } = {
  attributes: terms('/products/attributes'),
  // The analytics namespace has no brands.
  brands: { namespace: '/wc/v3', ...terms('/products/brands') },
  categories: terms('/products/categories'),
  coupons: {
    path: '/coupons',
    query: (search) => ({ search, per_page: SEARCH_LIMIT }),
    toItem: toCoupon,
  },
  customers: customersBy('name'),
  emails: customersBy('email'),
  usernames: customersBy('username'),
  downloadIps: {
    path: '/data/download-ips',
    query: (match) => ({ match }),
    shape: isListOfIps,
    toItem: toDownloadIp,
  },
  orders: {
    path: '/orders',
    // Order numbers are displayed with '#', so users may type it; the server only accepts the number.
    query: (text) => ({ number: text.replace(/^#\s*(?=\S)/, ''), per_page: SEARCH_LIMIT }),
    toItem: toOrder,
  },
  products: {
    path: '/products',
    query: (search) => ({ search, per_page: SEARCH_LIMIT, orderby: 'popularity' }),
    toItem: toProduct,
  },
  variableProducts: {
    path: '/products',
    query: (search) => ({
      search,
      per_page: SEARCH_LIMIT,
      orderby: 'popularity',
      type: 'variable',
    }),
    toItem: toProduct,
  },
  taxes: {
    path: '/taxes',
    query: (code) => ({ code, per_page: SEARCH_LIMIT }),
    toItem: toTax,
  },
  variations: {
    path: '/variations',
    query: (search) => ({ search, per_page: VARIATION_SEARCH_LIMIT, _fields: VARIATION_FIELDS }),
    lookup: { _fields: VARIATION_FIELDS },
    toItem: toVariation,
  },
};
