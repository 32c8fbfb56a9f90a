import type { SelectOption } from './types.ts';

/** Escapes text for use in a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/**
 * The options whose keywords or text label match a query, ignoring case, in their own order. `getSearchExpression`
 * turns the escaped query into a regular expression. An empty expression matches nothing; an empty query matches
 * everything.
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
