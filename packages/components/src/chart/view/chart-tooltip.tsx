import { __ } from '@wordpress/i18n';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placeTooltip } from '../drawing/tooltip-placement.ts';
import {
  changeAt,
  comparedPair,
  toPointFigure,
  type Change,
  type PointFigure,
  type Wording,
} from '../model/describe.ts';
import type { ChartModel, Series } from '../model/series.ts';
import type { ColourSlots } from '../model/visibility.ts';
import type { ChartType } from '../types.ts';
import { SeriesMark } from './series-mark.tsx';

export type ChartTooltipProps = {
  model: ChartModel;
  visible: readonly Series[];
  slots: ColourSlots;
  chartType: ChartType;
  wording: Wording;
  index: number;
  /** The series that the keyboard is on, if any. */
  activeKey: string | null;
  /** Stands in place of the date; in a time comparison every line has its own. */
  title?: string;
  /** Where the point is, in CSS pixels of the window. */
  anchor: { x: number; y: number };
  isRtl: boolean;
  /** Where it is put: high up, but inside the page's main part, as all content is to be. */
  container: HTMLElement;
};

function FigureName({ figure, wording }: { figure: PointFigure; wording: Wording }) {
  return <bdi>{figure.date ? wording.date(figure.date) : figure.seriesLabel}</bdi>;
}

function ChangeLine({ change }: { change: Change }) {
  return (
    <div className={`tillview-chart-tooltip__change is-${change.direction}`}>
      <span>{__('Difference', 'tillview')}</span>
      <bdi dir="ltr" className="tillview-chart-tooltip__value">
        {change.text}
      </bdi>
    </div>
  );
}

/** What the visible series say at one date, beside the point and never outside the window. */
export function ChartTooltip(props: ChartTooltipProps) {
  const { model, visible, slots, wording, index, anchor, isRtl, container } = props;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    const { width, height } = element.getBoundingClientRect();
    const { left, top } = placeTooltip({
      anchorX: anchor.x,
      anchorY: anchor.y,
      width,
      height,
      windowWidth: element.ownerDocument.documentElement.clientWidth || view.innerWidth,
      windowHeight: view.innerHeight,
      isRtl,
    });
    element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  });
  const isTimed =
    model.mode === 'time-comparison' && (visible.length === 1 || comparedPair(visible) !== null);
  const rowDate = model.dates[index];
  const figures = visible.map((series) => toPointFigure(model, series, index, wording));
  const change = changeAt(visible, index, wording.figure);
  const title = props.title ?? (rowDate && wording.date(rowDate));
  return createPortal(
    <div ref={ref} role="tooltip" dir={isRtl ? 'rtl' : 'ltr'} className="tillview-chart-tooltip">
      <p className="tillview-chart-tooltip__title">{title}</p>
      <ul className="tillview-chart-tooltip__list">
        {figures.map((figure) => (
          <li
            key={figure.key}
            className={`tillview-chart-tooltip__line ${
              figure.key === props.activeKey ? 'is-active' : ''
            }`}
          >
            <SeriesMark
              slot={slots.get(figure.key) ?? null}
              isComparison={visible.some((s) => s.key === figure.key && s.isComparison)}
              chartType={props.chartType}
            />
            <span className="tillview-chart-tooltip__name">
              {isTimed ? (
                <FigureName figure={figure} wording={wording} />
              ) : (
                <bdi>{figure.seriesLabel}</bdi>
              )}
            </span>
            <bdi dir="ltr" className="tillview-chart-tooltip__value">
              {figure.valueText}
            </bdi>
          </li>
        ))}
      </ul>
      {change && <ChangeLine change={change} />}
      {figures.some(({ isRunning }) => isRunning) && (
        <p className="tillview-chart-tooltip__note">
          {__('Incomplete: still running', 'tillview')}
        </p>
      )}
    </div>,
    container,
  );
}
