import { useState, type RefObject } from 'react';
import type { SavedChart, SavedKind } from '../save/save-chart.ts';

/** Saves the chart, with code that is fetched when it is first asked for; `hasFailed` until the next try. */
export function useSaving(
  element: RefObject<HTMLElement>,
  chart: Omit<SavedChart, 'element'>,
): { hasFailed: boolean; save: (kind: SavedKind) => void } {
  const [hasFailed, setHasFailed] = useState(false);
  const save = async (kind: SavedKind) => {
    if (!element.current) return;
    setHasFailed(false);
    try {
      const { saveChart } = await import('../save/save-chart.ts');
      await saveChart(kind, { ...chart, element: element.current });
    } catch {
      // No code, no canvas or no picture: all that the reader can do about it is to try again.
      setHasFailed(true);
    }
  };
  return { hasFailed, save: (kind) => void save(kind) };
}
