/** The pagination headers of a response: totals, and links to the previous and next page. */
export function pagingHeaders(
  url: URL,
  { page, perPage, count }: { page: number; perPage: number; count: number },
): Record<string, string> {
  const pages = perPage > 0 ? Math.ceil(count / perPage) : 0;
  const linkTo = (number: number, rel: string): string => {
    const target = new URL(url);
    target.searchParams.set('page', String(number));
    // WordPress writes empty parameters without an equals sign.
    const search = target.search.replace(/=(?=&|$)/g, '');
    return `<${target.origin}${target.pathname}${search}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [linkTo(Math.max(1, Math.min(page - 1, pages)), 'prev')] : []),
    ...(page < pages ? [linkTo(page + 1, 'next')] : []),
  ];
  return {
    'x-wp-total': String(count),
    'x-wp-totalpages': String(pages),
    // WordPress replaces the API link header with these links.
    ...(links.length > 0 ? { link: links.join(', ') } : {}),
  };
}
