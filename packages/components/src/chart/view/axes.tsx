import { memo, useLayoutEffect, useRef } from 'react';
import {
  drawDateAxis,
  drawValueAxis,
  type DateAxisOptions,
  type ValueAxisOptions,
} from '../drawing/axes.ts';

/** The grid lines and labels of the value axis, behind everything else. d3-axis renders the content of the group. */
export const YAxisLayer = memo(function YAxisLayer(props: ValueAxisOptions) {
  const { box, axis, format, isRtl } = props;
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (group.current) drawValueAxis(group.current, { box, axis, format, isRtl });
  }, [box, axis, format, isRtl]);
  return (
    <svg
      className="tillview-chart__background"
      width={box.outerWidth}
      height={box.outerHeight}
      viewBox={`0 0 ${box.outerWidth} ${box.outerHeight}`}
    >
      <g
        // d3-axis does not update the side of the labels, so a change of side needs a new group.
        key={isRtl ? 'right' : 'left'}
        ref={group}
        className="tillview-chart__values"
        transform={`translate(${isRtl ? box.left + box.width : box.left},0)`}
      />
    </svg>
  );
});

/** Ticks and labels of the date axis, below the plot. d3-axis renders the content of the group. */
export const XAxisLayer = memo(function XAxisLayer({ box, x, count, ticks }: DateAxisOptions) {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (group.current) drawDateAxis(group.current, { box, x, count, ticks });
  }, [box, x, count, ticks]);
  return (
    <g ref={group} className="tillview-chart__dates" transform={`translate(0,${box.height})`} />
  );
});
