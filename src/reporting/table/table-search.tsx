import { Search } from '@tillview/components';
import { getSearchFromWords } from '@tillview/navigation';
import { useUrl } from '../../shell/use-url.ts';
import type { AnyTable } from '../definition/report-definition.ts';

type Props = {
  search: NonNullable<AnyTable['search']>;
  /** The current search words. */
  words: readonly string[];
};

/** Narrows a table to the items that match the words. Every word becomes a tag, and the words are stored in the URL. */
export default function TableSearch({ search: { type, placeholder }, words }: Props) {
  const { updateQuery } = useUrl();
  return (
    <Search
      className="tillview-report__search"
      type={type}
      placeholder={placeholder()}
      ariaLabel={placeholder()}
      selected={words.map((word) => ({ key: word, label: word }))}
      onChange={(selected) =>
        updateQuery({
          // Uses the label: a selected item is searched for by its name.
          search: getSearchFromWords(selected.map(({ label }) => label)),
          paged: undefined,
        })
      }
      inlineTags
      showClearButton
      allowFreeTextSearch
    />
  );
}
