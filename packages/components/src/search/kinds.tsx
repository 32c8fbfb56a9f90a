import {
  getTaxCode,
  type CustomerItem,
  type ProductImage,
  type ProductItem,
  type SearchItemByKind,
  type SearchKind,
} from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { getCountryFlag } from '../flag/country-flag.ts';
import type { SearchType } from './types.ts';
import { getVariationName } from './variation-name.ts';

/** The definition of a built-in search type (R7.3 to R7.17). */
export type Kind<Item> = {
  getKey: (item: Item) => string | number;
  getName: (item: Item, variationSeparator: string) => string;
  getKeywords: (item: Item, name: string) => string[];
  /** The image or flag before the name. */
  getPicture?: (item: Item) => ReactNode;
  /** The label of the free-text option. Without it, the search type has no free-text option. */
  getFreeTextLabel?: (query: string) => string;
  /** The maximum number of results shown when the response contains all items (R9.2). */
  maxResults?: number;
};

function ItemImage({ images }: { images: readonly ProductImage[] }) {
  const source = images[0]?.src;
  if (!source) return <span className="tillview-search__image is-placeholder" />;
  return <img className="tillview-search__image" src={source} alt="" loading="lazy" />;
}

const byName = (_: object, name: string) => [name];
const id = (item: { id: number }) => item.id;

const products: Kind<ProductItem> = {
  getKey: id,
  getName: ({ name }) => name,
  getKeywords: ({ sku }, name) => [name, sku].filter(Boolean),
  getPicture: ({ images }) => <ItemImage images={images} />,
  getFreeTextLabel: (query) =>
    /* translators: %s: the text that was typed. */
    sprintf(__('All products with titles that include “%s”', 'tillview'), query),
};

/** A kind whose items have a name. */
const named = (
  getFreeTextLabel: (query: string) => string,
): Kind<{ id: number; name: string }> => ({
  getKey: id,
  getName: ({ name }) => name,
  getKeywords: byName,
  getFreeTextLabel,
});

const customersBy = (field: 'email' | 'username'): Kind<CustomerItem> => ({
  getKey: id,
  getName: (item) => item[field],
  getKeywords: byName,
});

/** All search types except `custom`. */
export const kinds: { readonly [Name in SearchKind]: Kind<SearchItemByKind[Name]> } = {
  attributes: named((query) =>
    /* translators: %s: the text that was typed. */
    sprintf(__('All attributes with names that include “%s”', 'tillview'), query),
  ),
  brands: named((query) =>
    /* translators: %s: the text that was typed. */
    sprintf(__('All brands with names that include “%s”', 'tillview'), query),
  ),
  categories: named((query) =>
    /* translators: %s: the text that was typed. */
    sprintf(__('All categories with titles that include “%s”', 'tillview'), query),
  ),
  countries: {
    getKey: ({ code }) => code,
    getName: ({ name }) => name,
    getKeywords: ({ code }, name) => [code, name],
    getPicture: ({ code }) => <span aria-hidden="true">{getCountryFlag(code)}</span>,
    maxResults: 10,
  },
  coupons: {
    getKey: id,
    getName: ({ code }) => code,
    getKeywords: byName,
    getFreeTextLabel: (query) =>
      /* translators: %s: the text that was typed. */
      sprintf(__('All coupons with codes that include “%s”', 'tillview'), query),
  },
  customers: named((query) =>
    /* translators: %s: the text that was typed. */
    sprintf(__('All customers with names that include “%s”', 'tillview'), query),
  ),
  emails: customersBy('email'),
  usernames: customersBy('username'),
  downloadIps: {
    getKey: ({ user_ip_address }) => user_ip_address,
    getName: ({ user_ip_address }) => user_ip_address,
    getKeywords: byName,
  },
  orders: { getKey: id, getName: ({ number }) => `#${number}`, getKeywords: byName },
  products,
  variableProducts: products,
  states: {
    getKey: ({ code }) => code,
    getName: ({ name, country }) =>
      /* translators: 1: a state or province. 2: its country. */
      sprintf(__('%1$s, %2$s', 'tillview'), name, country),
    getKeywords: ({ code }, name) => [code, name],
    getPicture: ({ code }) => (
      <span aria-hidden="true">{getCountryFlag(code.split(':')[0] ?? '')}</span>
    ),
    maxResults: 10,
  },
  taxes: {
    getKey: id,
    getName: getTaxCode,
    getKeywords: (item, name) => [String(item.id), name],
    getFreeTextLabel: (query) =>
      /* translators: %s: the text that was typed. */
      sprintf(__('All taxes with codes that include “%s”', 'tillview'), query),
  },
  variations: {
    getKey: id,
    getName: getVariationName,
    getKeywords: ({ sku }, name) => [name, sku].filter(Boolean),
    getPicture: () => <ItemImage images={[]} />,
  },
};

/** Whether this search type is built in. */
export function isBuiltInKind(type: string): type is SearchKind {
  return Object.hasOwn(kinds, type);
}

/** Narrows the search type of a filter's config. Throws for an unknown type. */
export function toSearchType(type: string): SearchType {
  if (type === 'custom' || isBuiltInKind(type)) return type;
  throw new Error(
    `Unknown search type "${type}". Use "custom" or one of: ${Object.keys(kinds).join(', ')}.`,
  );
}
