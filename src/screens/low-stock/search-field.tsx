import { getQueryText, getSearchFromWords, getSearchWords } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useUrl } from '../../shell/use-url.ts';

/** A field that narrows the list while the user types. The text is stored in the URL. */
export function SearchField() {
  const { query, updateQuery } = useUrl();
  const inUrl = getQueryText(query, 'search') ?? '';
  const [typed, setTyped] = useState({ text: getSearchWords(query).join(', '), inUrl });
  // Back, or a link, changed the URL.
  if (typed.inUrl !== inUrl) setTyped({ text: getSearchWords(query).join(', '), inUrl });
  const label = __('Search by product or SKU', 'tillview');
  return (
    <input
      className="tillview-low-stock__search"
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed.text}
      onChange={({ target: { value: text } }) => {
        const search = getSearchFromWords([text.trim()]);
        setTyped({ text, inUrl: search ?? '' });
        updateQuery({ search, paged: undefined }, { isReplace: true });
      }}
    />
  );
}
