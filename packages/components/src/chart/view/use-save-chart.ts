import { useState, type RefObject } from 'react';
import type { SaveChartOptions, SaveFormat } from '../save/save-chart.ts';
import { loadChartExtras } from './use-chart-extras.ts';

/**
 * Saves the chart. The code for it is loaded again if loading failed before; `hasFailed` is true until the next
 * attempt.
 */
export function useSaveChart(
  element: RefObject<HTMLElement>,
  chart: Omit<SaveChartOptions, 'element'>,
): { hasFailed: boolean; save: (kind: SaveFormat) => void } {
  const [hasFailed, setHasFailed] = useState(false);
  const save = async (kind: SaveFormat) => {
    if (!element.current) return;
    setHasFailed(false);
    try {
      const { saveChart } = await loadChartExtras();
      await saveChart(kind, { ...chart, element: element.current });
    } catch {
      // If the code, the canvas or the picture is missing, the user can only try again.
      setHasFailed(true);
    }
  };
  return { hasFailed, save: (kind) => void save(kind) };
}
