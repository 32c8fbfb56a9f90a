import { getQueryText, getSearchFromWords, getSearchWords } from '@tillview/navigation';
import { useState } from 'react';
import { useUrl } from '../../shell/use-url.ts';

/** A field that narrows a list whose rows are known, while the user types. The text is stored in the URL. */
export function KnownSearch({ label }: { label: string }) {
  const { query, updateQuery } = useUrl();
  const inUrl = getQueryText(query, 'search') ?? '';
  const [typed, setTyped] = useState({ text: getSearchWords(query).join(', '), inUrl });
  // Back, or a link, changed the URL.
  if (typed.inUrl !== inUrl) setTyped({ text: getSearchWords(query).join(', '), inUrl });
  return (
    // As wide as the label, which an empty field shows.
    <span className="tillview-report__known-search" data-label={label}>
      <input
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
    </span>
  );
}
