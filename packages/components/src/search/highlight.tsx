import { escapeRegExp } from '../select-control/filter-options.ts';

/** A name with the part that matches the query highlighted. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const part = query.trim();
  // Uses a regular expression: the lower-case text can have another length, so its indexes can differ.
  const found = part === '' ? null : new RegExp(escapeRegExp(part), 'iu').exec(text);
  if (!found) return <span>{text}</span>;
  const end = found.index + found[0].length;
  return (
    <span>
      {text.slice(0, found.index)}
      <strong className="tillview-search__match">{found[0]}</strong>
      {text.slice(end)}
    </span>
  );
}
