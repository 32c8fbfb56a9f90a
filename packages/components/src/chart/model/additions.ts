import type { ChartProps } from '../chart-props.ts';
import { addEstimate } from './estimate.ts';
import { addGoal, type GoalOptions } from './goal.ts';
import { addMarks } from './marks.ts';
import type { ChartModel, Series } from './series.ts';

/** Adds what is shown with the values of a chart, and is none of them: an estimate, a goal, and what is marked. */
export function addToModel(
  model: ChartModel,
  { estimate, goal, marks }: Pick<ChartProps, 'estimate' | 'goal' | 'marks'>,
  visible: readonly Series[],
  options: GoalOptions,
): ChartModel {
  const estimated = addEstimate(model, estimate, visible, options.chartLine);
  return addMarks(addGoal(estimated, goal, options), marks, options.interval);
}
