import { __ } from '@wordpress/i18n';
import { useContext, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon } from '../icons/index.ts';
import { Link, type LinkType } from '../link/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { getDeltaPhrase, getDeltaText, getTrend, type Trend } from './get-delta-text.ts';
import { SummaryItemContext } from './summary-context.ts';

export type SummaryNumberProps = {
  /** Name of the figure. */
  label: string;
  /** The value, formatted; 'N/A' if missing (R8.11). */
  value?: number | string | null | undefined;
  /** The value of the previous period, formatted; 'N/A' if missing. */
  prevValue?: number | string | null | undefined;
  /** Change in percent; 'N/A' if missing. */
  delta?: number | null | undefined;
  /** The full value, where `value` is abbreviated. */
  fullValue?: string;
  /** The address of its link; without it there is no link. */
  href?: string;
  /** The kind of link; this app unless given (R3.46). */
  hrefType?: LinkType;
  /** The label of the previous period; 'Previous Period:' unless given (R8.17). */
  prevLabel?: string;
  /** Whether a decrease is good. */
  reverseTrend?: boolean;
  /** Whether the chart below shows this number. */
  selected?: boolean;
  /** Renders it as the button of a dropdown. */
  onToggle?: ((event: MouseEvent) => void) | undefined;
  /** Whether the list that it opens is open. */
  isOpen?: boolean;
  /** Called on a click on the link. */
  onLinkClickCallback?: () => void;
  /** Explains the number in a tooltip. */
  labelTooltipText?: string;
  /** Content below the values. */
  children?: ReactNode;
};

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

/** The class for a good or bad change, which depends on the number and not only on the sign. */
function getTrendClass(trend: Trend, reverseTrend: boolean): string {
  if (trend !== 'up' && trend !== 'down') return '';
  return (trend === 'up') === reverseTrend ? 'is-bad-trend' : 'is-good-trend';
}

function TrendIcon({ trend }: { trend: Trend }) {
  if (trend === 'up') return <ArrowUpIcon size={12} />;
  return trend === 'down' ? <ArrowDownIcon size={12} /> : null;
}

function Content(props: SummaryNumberProps) {
  const { label, value, prevValue, delta, fullValue, onToggle, labelTooltipText } = props;
  const prevLabel = props.prevLabel ?? __('Previous Period:', 'tillview');
  const none = __('N/A', 'tillview');
  const figure = isMissing(value) ? none : String(value);
  const trend = getTrend(delta);
  return (
    <>
      <Tooltip text={labelTooltipText}>
        <span className="tillview-summary__label">{label}</span>
      </Tooltip>
      <span className="tillview-summary__data">
        <span className="tillview-summary__value" title={fullValue ?? figure}>
          <span className="tillview-summary__figure">{figure}</span>
        </span>
        <span className="tillview-summary__delta">
          {/* "N/A" is read as it is; every other change has a text for screen readers. */}
          <span aria-hidden={trend === 'unknown' ? undefined : true}>
            <TrendIcon trend={trend} />
            <span className="tillview-summary__figure">{getDeltaText(delta)}</span>
          </span>
          <VisuallyHidden>{getDeltaPhrase(delta, prevLabel)}</VisuallyHidden>
          <VisuallyHidden>{isMissing(prevValue) ? none : String(prevValue)}</VisuallyHidden>
        </span>
      </span>
      {onToggle && <ChevronDownIcon className="tillview-summary__chevron" />}
      {props.children}
    </>
  );
}

function useElement(props: SummaryNumberProps): ReactElement<{ 'aria-describedby'?: string }> {
  const { container, isTabStop } = useContext(SummaryItemContext);
  const isMenu = container === 'menu';
  const {
    href,
    hrefType,
    selected = false,
    isOpen = false,
    onToggle,
    reverseTrend = false,
  } = props;
  const className = [
    'tillview-summary__item',
    getTrendClass(getTrend(props.delta), reverseTrend),
    selected && 'is-selected',
    onToggle && 'is-toggle',
  ]
    .filter(Boolean)
    .join(' ');
  const content = <Content {...props} />;
  if (onToggle)
    return (
      <button
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {content}
      </button>
    );
  if (!href) return <div className={className}>{content}</div>;
  return (
    <Link
      className={className}
      href={href}
      type={hrefType}
      role={isMenu ? 'menuitem' : undefined}
      tabIndex={isMenu && !isTabStop ? -1 : undefined}
      aria-current={selected ? 'page' : undefined}
      onClick={() => {
        props.onLinkClickCallback?.();
      }}
    >
      {content}
    </Link>
  );
}

/** One number with its label and its change, shown by sign and colour and announced as text. */
export function SummaryNumber(props: SummaryNumberProps) {
  const element = useElement(props);
  const { container } = useContext(SummaryItemContext);
  const prevLabel = props.prevLabel ?? __('Previous Period:', 'tillview');
  const previous = isMissing(props.prevValue) ? __('N/A', 'tillview') : String(props.prevValue);
  return (
    <div
      className="tillview-summary__item-container"
      role={container === 'list' ? 'listitem' : 'none'}
    >
      <Tooltip text={`${prevLabel} ${previous}`} placement="bottom" isDescription={false}>
        {element}
      </Tooltip>
    </div>
  );
}
