/** A name with the part that matches the typed text marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const part = query.trim();
  const start = part === '' ? -1 : text.toLocaleLowerCase().indexOf(part.toLocaleLowerCase());
  if (start < 0) return <span>{text}</span>;
  const end = start + part.length;
  return (
    <span>
      {text.slice(0, start)}
      <strong className="tillview-search__match">{text.slice(start, end)}</strong>
      {text.slice(end)}
    </span>
  );
}
