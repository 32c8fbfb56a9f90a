import {
  ensureStores,
  itemsStore,
  MAX_PER_PAGE,
  useKeptIdentity,
  type CatalogueProduct,
} from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useMemo, useState } from 'react';

/** Products or variations of the store by their ids, and the state of their requests. */
export type Catalogue = {
  readonly items: ReadonlyMap<number, CatalogueProduct>;
  readonly isRequesting: boolean;
  /** Why some could not be read. */
  readonly error: Error | undefined;
};

type Type = 'products' | 'variations';

const toQuery = (ids: readonly number[], fields: readonly string[]) => ({
  include: ids.join(','),
  per_page: MAX_PER_PAGE,
  page: 1,
  _fields: [...fields],
});

/** Reads fields of products and variations, 100 at a time. */
export function useCatalogue(
  ids: Readonly<Record<Type, readonly number[]>>,
  fields: readonly string[],
): Catalogue {
  const registry = useRegistry();
  useState(() => ensureStores(registry, [itemsStore]));
  const wanted = useKeptIdentity(ids);
  const requests = useMemo(
    () =>
      (['products', 'variations'] as const).flatMap((type) =>
        Array.from({ length: Math.ceil(wanted[type].length / MAX_PER_PAGE) }, (_, page) => ({
          type,
          query: toQuery(
            wanted[type].slice(page * MAX_PER_PAGE, (page + 1) * MAX_PER_PAGE),
            fields,
          ),
        })),
      ),
    [wanted, fields],
  );
  // One list of parts that keep their identity, three for each request.
  const parts = useSelect(
    (select) => {
      const { getItems, getItemsError, hasFinishedResolution } = select(itemsStore);
      return requests.flatMap(({ type, query }) => [
        getItems(type, query),
        hasFinishedResolution('getItems', [type, query]),
        getItemsError(type, query),
      ]);
    },
    [requests],
  );
  return useMemo(() => {
    const error = parts.find((part) => part instanceof Error);
    return {
      items: new Map(
        parts
          .filter((part) => part instanceof Map)
          .flatMap((items) => [...items.values()])
          .map((item: CatalogueProduct) => [item.id, item]),
      ),
      isRequesting: error === undefined && parts.includes(false),
      error,
    };
  }, [parts]);
}
