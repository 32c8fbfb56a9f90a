/** Headers of a response that has pages: the totals, and links to the pages around this one. */
export function pagingHeaders(
  url: URL,
  { page, perPage, count }: { page: number; perPage: number; count: number },
): Record<string, string> {
  const pages = perPage > 0 ? Math.ceil(count / perPage) : 0;
  const linkTo = (number: number, rel: string): string => {
    const target = new URL(url);
    target.searchParams.set('page', String(number));
    // A site writes its parameters anew: what is empty has no sign of equality.
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
    // A WordPress site puts these in place of the link to its API, not beside it.
    ...(links.length > 0 ? { link: links.join(', ') } : {}),
  };
}
