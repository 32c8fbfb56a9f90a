import { searchFor, type SearchItem, type SearchItemByKind, type SearchKind } from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import { Highlight } from './highlight.tsx';
import { kinds, type Kind } from './kinds.tsx';
import { nameOrId } from './name-or-id.ts';
import type { Autocompleter } from './types.ts';

/** What a built-in search depends on besides its kind. */
export type SearchSurroundings = {
  registry: DataRegistry;
  variationSeparator: string;
  /** The `products` of the address: a search for variations stays within a single one (spec §7). */
  productId?: string | undefined;
};

/** The autocompleter of a built-in kind: its items, the names of them, and the store behind it. */
export function createAutocompleter<Name extends SearchKind>(
  name: Name,
  { registry, variationSeparator, productId }: SearchSurroundings,
): Autocompleter<SearchItem<Name>> {
  const kind: Kind<SearchItemByKind[Name]> = kinds[name];
  const { getKey, getKeywords, getPicture, describeFreeText, maxResults } = kind;
  const nameOf = (item: SearchItem<Name>) =>
    nameOrId(kind.getName(item, variationSeparator), getKey(item));
  return {
    name,
    className: `is-${name}`,
    options: (query) => searchFor(registry, name, query, { productId }),
    getOptionIdentifier: getKey,
    getOptionLabel: (item, query) => (
      <>
        {getPicture?.(item)}
        <Highlight text={nameOf(item)} query={query} />
      </>
    ),
    getOptionKeywords: (item) => getKeywords(item, nameOf(item)),
    getOptionCompletion: (item) => ({ key: getKey(item), label: nameOf(item) }),
    ...(maxResults === undefined ? {} : { maxResults }),
    ...(describeFreeText
      ? {
          getFreeTextOptions: (query: string) => [
            { selection: { key: query, label: query }, label: describeFreeText(query) },
          ],
        }
      : {}),
  };
}
