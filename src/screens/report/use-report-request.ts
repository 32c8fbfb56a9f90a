import { useProductType } from '@tillview/components';
import {
  getTypedId,
  itemsStore,
  MAX_PER_PAGE,
  resolveReportRequest,
  searchItemsByString,
  useKeptIdentity,
  type ReportRequest,
  type ReportSource,
} from '@tillview/data';
import { getSearchWords, type Query } from '@tillview/navigation';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import type { ReportDefinition } from '../../reporting/definition/report-definition.ts';

/** The maximum number of items per search word: the maximum that one response can contain. */
const WORD_OPTIONS = { per_page: MAX_PER_PAGE };

const NO_LOOKUP: { ids: string | undefined; error: Error | undefined } = {
  ids: undefined,
  error: undefined,
};

type Lookup = { ids: readonly string[] | undefined; error: Error | undefined };

/** Looks up the items that match the words of the table search in the URL. `ids` is undefined until they are known. */
function useSearchLookup({ search }: ReportSource, query: Query): Lookup {
  const words = useKeptIdentity(search ? getSearchWords(query) : []);
  const itemType = search?.by === 'ids' && words.length > 0 ? search.itemType : undefined;
  const found = useSelect(
    (select) => {
      if (itemType === undefined) return NO_LOOKUP;
      const selector = select(itemsStore);
      const { items, isRequesting, isError } = searchItemsByString(
        selector,
        itemType,
        words,
        WORD_OPTIONS,
      );
      const error = isError
        ? words
            .map((word) => selector.getItemsError(itemType, { search: word, ...WORD_OPTIONS }))
            .find((each) => each !== undefined)
        : undefined;
      const ids = isRequesting || isError ? undefined : Object.keys(items).join(',');
      return { ids, error };
    },
    [itemType, words],
  );
  return useMemo(
    () => ({
      ids: found.ids?.split(',').filter((id) => id !== ''),
      error: found.error,
    }),
    [found.ids, found.error],
  );
}

/** Resolves the request of a report's URL, once per render, for every part of the page. */
export function useReportRequest({ source }: ReportDefinition, query: Query): ReportRequest {
  const { ids: foundIds, error: searchError } = useSearchLookup(source, query);
  const itemType = useProductType(getTypedId(source, query));
  return useMemo(
    () => resolveReportRequest(source, query, { foundIds, searchError, itemType }),
    [source, query, foundIds, searchError, itemType],
  );
}

/** The variant of a single item if the table search has found only one, otherwise ''. */
export function getFoundVariant(
  { search }: ReportSource,
  { filters, scope }: ReportRequest,
): string {
  const found = search?.by === 'ids' && scope === 'known' ? filters[search.param] : undefined;
  return typeof found === 'string' && /^\d+$/.test(found) ? 'single' : '';
}
