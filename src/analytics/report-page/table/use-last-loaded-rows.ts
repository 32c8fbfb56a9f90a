import { useState } from 'react';

/** The content of a table that belongs together: rows, totals, and the columns and context that format them. */
export type LastLoadedRows<Content> = {
  readonly content: Content;
  /** Whether this is the previous content, which stays visible, dimmed, until the current one is loaded. */
  readonly isStale: boolean;
};

function isEqual<Content extends object>(one: Content, other: Content): boolean {
  return Object.entries(one).every(([key, value]) => value === Reflect.get(other, key));
}

/**
 * Returns the previous content of the same table while other rows of it are loading (another page, sort, range or
 * filter); otherwise the current content. `owner` identifies the table.
 */
export function useLastLoadedRows<Content extends object>(
  owner: unknown,
  current: Content,
  { isBusy, isError }: { isBusy: boolean; isError: boolean },
): LastLoadedRows<Content> {
  const [last, setLast] = useState<{ owner: unknown; content: Content }>();
  const isSameOwner = last?.owner === owner;
  if (isBusy)
    return isSameOwner && last
      ? { content: last.content, isStale: true }
      : { content: current, isStale: false };
  if (isError) {
    if (last) setLast(undefined);
  } else if (!last || !isSameOwner || !isEqual(last.content, current)) {
    setLast({ owner, content: current });
  }
  return { content: current, isStale: false };
}
