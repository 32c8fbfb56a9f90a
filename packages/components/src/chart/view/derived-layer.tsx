import { AverageLayer, type AverageLayerProps } from './average-lines.tsx';
import { EstimateLayer, type EstimateLayerProps } from './estimate-layer.tsx';

/** What is computed from the series: the estimate, and the moving averages over it. */
export function DerivedLayer(props: AverageLayerProps & EstimateLayerProps) {
  const { model, visible, chartType, averages, slots, x, y, isRtl } = props;
  return (
    <>
      <EstimateLayer {...{ model, visible, chartType, x, y, isRtl }} />
      <AverageLayer {...{ averages, slots, x, y }} />
    </>
  );
}
