import { AverageLayer, type AverageLayerProps } from './average-lines.tsx';
import { EstimateLayer, type EstimateLayerProps } from './estimate-layer.tsx';
import { GoalLayer } from './goal-layer.tsx';
import { MarkLayer, type MarkLayerProps } from './mark-layer.tsx';

/** What is shown with the series: marked days, the goal, the estimate, and the moving averages over them. */
export function DerivedLayer(props: AverageLayerProps & EstimateLayerProps & MarkLayerProps) {
  const { model, visible, chartType, averages, slots, x, y, isRtl, box } = props;
  return (
    <>
      <MarkLayer {...{ model, x, box }} />
      <GoalLayer {...{ model, chartType, x, y, isRtl }} />
      <EstimateLayer {...{ model, visible, chartType, x, y, box, isRtl }} />
      <AverageLayer {...{ averages, slots, x, y }} />
    </>
  );
}
