import type { SelectOption } from './types.ts';

/** Text as a regular expression that finds just it. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/**
 * The choices that a typed text finds: by keywords and by a label that is text, in any case, in their own order.
 * `getSearchExpression` turns the escaped text into a regular expression; an empty one finds nothing. An empty text
 * finds everything.
 */
export function filterOptions<Value>(
  options: readonly SelectOption<Value>[],
  query: string,
  getSearchExpression: (escapedQuery: string) => string = (text) => text,
): readonly SelectOption<Value>[] {
  const text = query.trim();
  if (text === '') return options;
  const expression = getSearchExpression(escapeRegExp(text));
  if (expression === '') return [];
  const search = new RegExp(expression, 'iu');
  return options.filter(({ label, keywords = [] }) =>
    (typeof label === 'string' ? [...keywords, label] : keywords).some((word) => search.test(word)),
  );
}
