import { useState } from 'react';

/** What a table shows of an answer: rows, totals and what they are written with, which belong together. */
export type ShownRows<Content> = {
  readonly content: Content;
  /** Whether it is that of before: it stays, dimmed, until the current one is there. */
  readonly isStale: boolean;
};

function isEqual<Content extends object>(one: Content, other: Content): boolean {
  return Object.entries(one).every(([key, value]) => value === Reflect.get(other, key));
}

/**
 * While other rows of the same table are read (another page, sort, range or filter), what it showed before; else the
 * current content. `owner` tells one table from another.
 */
export function useShownRows<Content extends object>(
  owner: unknown,
  current: Content,
  { isBusy, isError }: { isBusy: boolean; isError: boolean },
): ShownRows<Content> {
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
