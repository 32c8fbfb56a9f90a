import type { ChartLine } from '@tillview/navigation';
import { useMemo } from 'react';
import { useAsync } from '../../use-async/index.ts';
import type { ChartFormatters } from '../model/describe.ts';
import type { DerivedLines } from '../model/derive-line.ts';
import type { ChartModel, Series } from '../model/series.ts';

const NONE: readonly Series[] = [];
const load = () => import('../model/derive-line.ts');

/** The series to draw for a line, with code that is loaded when one is switched on; until then the values alone. */
export function useChartLine(
  line: ChartLine | undefined,
  model: ChartModel,
  visible: readonly Series[],
  { isIncomplete }: ChartFormatters,
): DerivedLines & { hasFailed: boolean } {
  const code = useAsync(line && load);
  return useMemo(() => {
    const hasFailed = code.state === 'failed';
    if (!line || code.state !== 'ready') return { drawn: visible, averages: NONE, hasFailed };
    const isOpen = (index: number) => isIncomplete(model.timestamps[index] ?? '');
    return { ...code.value.deriveLine(line, visible, isOpen), hasFailed };
  }, [line, code, model, visible, isIncomplete]);
}
