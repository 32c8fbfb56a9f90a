import { useLayoutEffect, useRef } from 'react';
import type { SelectOption } from './types.ts';

interface Highlight {
  highlightedIndex: number;
  setHighlightedIndex: (index: number) => void;
}

/**
 * Keeps the highlight of a list on its choice, and not on its place, when the choices come anew in another order: Enter
 * takes what was highlighted, and nothing when that is gone.
 */
export function useKeptHighlight<Value>(
  { highlightedIndex, setHighlightedIndex }: Highlight,
  shown: readonly SelectOption<Value>[],
) {
  const last = useRef<{ index: number; key?: string | number | undefined }>({ index: -1 });
  useLayoutEffect(() => {
    const { index, key } = last.current;
    const now = shown[highlightedIndex]?.key;
    last.current = { index: highlightedIndex, key: now };
    // Another place is another highlight: a key or the pointer went there.
    if (index !== highlightedIndex || key === undefined || key === now) return;
    setHighlightedIndex(shown.findIndex((option) => option.key === key));
  });
}
