import { searchFor, type SearchItem, type SearchItemByKind, type SearchKind } from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import { Highlight } from './highlight.tsx';
import { kinds, type Kind } from './kinds.tsx';
import { nameItems } from './name-items.ts';
import { nameOrId } from './name-or-id.ts';
import type { Autocompleter } from './types.ts';

/** What a built-in search depends on besides its type. */
export type SearchContext = {
  registry: DataRegistry;
  variationSeparator: string;
  /** The `products` parameter of the URL: when it is a single product, only its variations are searched (R7.16). */
  productId?: string | undefined;
};

/** The name of an item, or its id if the name is blank. */
export function getItemName<Name extends SearchKind>(
  name: Name,
  item: SearchItem<Name>,
  variationSeparator: string,
): string {
  const kind: Kind<SearchItemByKind[Name]> = kinds[name];
  return nameOrId(kind.getName(item, variationSeparator), kind.getKey(item));
}

/** Creates the autocompleter of a built-in search type. It searches with the REST API. */
export function createAutocompleter<Name extends SearchKind>(
  name: Name,
  { registry, variationSeparator, productId }: SearchContext,
): Autocompleter<SearchItem<Name>> {
  const kind: Kind<SearchItemByKind[Name]> = kinds[name];
  const { getKey, getKeywords, getPicture, getFreeTextLabel, maxResults } = kind;
  const getName = (item: SearchItem<Name>) => getItemName(name, item, variationSeparator);
  return {
    name,
    className: `is-${name}`,
    options: async (query) => {
      const found = await searchFor(registry, name, query, { productId });
      return { ...found, items: await nameItems(name, found.items, { registry, getName }) };
    },
    getOptionIdentifier: getKey,
    getOptionLabel: (item, query) => (
      <>
        {getPicture?.(item)}
        <Highlight text={getName(item)} query={query} />
      </>
    ),
    getOptionKeywords: (item) => getKeywords(item, getName(item)),
    getOptionCompletion: (item) => ({ key: getKey(item), label: getName(item) }),
    ...(maxResults === undefined ? {} : { maxResults }),
    ...(getFreeTextLabel
      ? {
          getFreeTextOptions: (query: string) => [
            { selection: { key: query, label: query }, label: getFreeTextLabel(query) },
          ],
        }
      : {}),
  };
}
