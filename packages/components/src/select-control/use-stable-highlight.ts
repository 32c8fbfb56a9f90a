import { useLayoutEffect, useRef } from 'react';
import type { SelectOption } from './types.ts';

type Highlight = {
  highlightedIndex: number;
  setHighlightedIndex: (index: number) => void;
};

/**
 * Keeps the highlight of a list on the same option, not on the same index, when the order of the options changes. Enter
 * selects the option that was highlighted, and nothing when that option was removed.
 */
export function useStableHighlight<Value>(
  { highlightedIndex, setHighlightedIndex }: Highlight,
  options: readonly SelectOption<Value>[],
) {
  const last = useRef<{ index: number; key?: string | number | undefined }>({ index: -1 });
  useLayoutEffect(() => {
    const { index, key } = last.current;
    const currentKey = options[highlightedIndex]?.key;
    last.current = { index: highlightedIndex, key: currentKey };
    // A new index means that a key press or the pointer has moved the highlight.
    if (index !== highlightedIndex || key === undefined || key === currentKey) return;
    setHighlightedIndex(options.findIndex((option) => option.key === key));
  });
}
