import type { ChartType } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { CheckIcon } from '../../icons/icons.tsx';
import { Tooltip } from '../../tooltip/tooltip.tsx';
import { formatMetric } from '../model/format-metric.ts';
import type { Series } from '../model/series.ts';
import { MAX_VISIBLE_SERIES } from '../model/visibility.ts';
import { SeriesMark } from './series-mark.tsx';

/** One item of the legend (R3.34). */
export type ChartLegendItem = Pick<Series, 'key' | 'label' | 'total' | 'isComparison'> & {
  /** Whether its series is drawn. */
  visible: boolean;
  /** Whether its series is drawn at full opacity: false while another one is highlighted. */
  focus: boolean;
  slot: number | null;
  /** Why the item cannot be toggled; `null` if it can. */
  locked: 'last' | 'limit' | null;
};

export type ChartLegendProps = {
  items: readonly ChartLegendItem[];
  chartType: ChartType;
  /** Whether the series have marks. */
  isMarked: boolean;
  /** One row above the chart, or one column. */
  direction: 'row' | 'column';
  isInteractive: boolean;
  formatTotal: (value: number) => string;
  /** The text of the line that counts the items, such as `%d items`. */
  itemsLabel?: string;
  label: string;
  onToggle: (key: string) => void;
  /** Called with the hovered or focused item, and with null afterwards. */
  onHighlight: (key: string | null) => void;
};

/** The tooltip of an item that cannot be selected because the maximum of five items is selected (R5.22). */
function limitText(): string {
  return sprintf(
    /* translators: %d: how many items may be shown in a chart. */
    __('You may select up to %d items.', 'tillview'),
    MAX_VISIBLE_SERIES,
  );
}

/** A name is truncated rather than wrapped; only a part in brackets at its end may move to the next line. */
function LegendName({ label }: { label: string }) {
  const [, name, brackets] = /^(.*\S)\s+(\([^()]*\))$/.exec(label) ?? [];
  if (!name || !brackets) return <span>{label}</span>;
  return (
    <>
      <span>{name}</span> <span>{brackets}</span>
    </>
  );
}

/** Names, colours and totals of the series; each item toggles its series. */
export function ChartLegend(props: ChartLegendProps) {
  const { items, direction, itemsLabel, label, formatTotal, onHighlight } = props;
  const isCounted =
    direction === 'column' && itemsLabel !== undefined && items.length > MAX_VISIBLE_SERIES;
  return (
    <div className={`tillview-chart-legend is-${direction}`}>
      <ul className="tillview-chart-legend__list" aria-label={label}>
        {items.map((item) => {
          const isLocked = !props.isInteractive || item.locked !== null;
          const isAtLimit = props.isInteractive && item.locked === 'limit';
          const stateClass = `${item.visible ? 'is-checked' : ''} ${isLocked ? 'is-locked' : ''} ${
            item.focus ? '' : 'is-dimmed'
          }`;
          return (
            <li key={item.key} className="tillview-chart-legend__entry">
              <Tooltip text={isAtLimit ? limitText() : undefined}>
                <button
                  type="button"
                  role="checkbox"
                  aria-checked={item.visible}
                  // Not `disabled`: it stays focusable, to highlight its series and to explain the limit.
                  aria-disabled={isLocked || undefined}
                  className={`tillview-chart-legend__item ${stateClass}`}
                  onClick={() => {
                    if (!isLocked) props.onToggle(item.key);
                  }}
                  onPointerEnter={() => onHighlight(item.visible ? item.key : null)}
                  onPointerLeave={() => onHighlight(null)}
                  onFocus={() => onHighlight(item.visible ? item.key : null)}
                  onBlur={() => onHighlight(null)}
                >
                  <span className="tillview-chart-legend__check" aria-hidden="true">
                    {item.visible && <CheckIcon size={12} />}
                  </span>
                  <SeriesMark
                    slot={item.slot}
                    isComparison={item.isComparison}
                    chartType={props.chartType}
                    isMarked={props.isMarked}
                  />
                  <bdi className="tillview-chart-legend__name" title={item.label}>
                    <LegendName label={item.label} />
                  </bdi>{' '}
                  <bdi dir="ltr" className="tillview-chart-legend__total">
                    {formatMetric(item.total, formatTotal)}
                  </bdi>
                </button>
              </Tooltip>
            </li>
          );
        })}
      </ul>
      {isCounted && (
        <p className="tillview-chart-legend__count">
          {itemsLabel.replace('%d', String(items.length))}
        </p>
      )}
    </div>
  );
}
