import { __ } from '@wordpress/i18n';
import { useContext, type MouseEvent, type ReactNode } from 'react';
import { moveByKey } from '../focus/move-by-key.ts';
import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon } from '../icons/icons.tsx';
import { Link, type LinkType } from '../link/link.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { getDeltaPhrase, getDeltaText, getTrend, type Trend } from './get-delta-text.ts';
import { Sparkline } from './sparkline.tsx';
import { SummaryItemContext } from './summary-context.ts';

export type SummaryNumberProps = {
  /** The name of the number. */
  label: string;
  /** The value, formatted; 'N/A' if missing (R8.11). */
  value?: number | string | null | undefined;
  /** The value of the previous period, formatted; 'N/A' if missing. */
  prevValue?: number | string | null | undefined;
  /** Change in percent; 'N/A' if missing. */
  delta?: number | null | undefined;
  /** The URL of its link. Without it, there is no link. */
  href?: string;
  /** The type of the link; a link within this app by default (R3.46). */
  hrefType?: LinkType;
  /** The label of the previous period; 'Previous Period:' by default (R8.17). */
  prevLabel?: string;
  /**
   * Formats the earlier value with its period, such as "$11,396.38 previous year"; by default `prevLabel` followed by
   * the value.
   */
  formatPrevious?: ((value: string) => string) | undefined;
  /** Whether there is a comparison. Without one, neither the change nor the earlier value is shown. Default true. */
  isCompared?: boolean;
  /** Without a comparison: whether there will be one, whose space is reserved. */
  isComparedLater?: boolean;
  /** Whether a decrease is good. */
  reverseTrend?: boolean;
  /** Whether a change is neither good nor bad, whatever its direction. */
  isNeutral?: boolean;
  /** The values of the range in order, drawn as a sparkline; null for a missing value. */
  points?: readonly (number | null)[];
  /** Whether the chart below shows this number. */
  selected?: boolean;
  /** If given, the number is rendered as the button of a dropdown. */
  onToggle?: ((event: MouseEvent) => void) | undefined;
  /** Whether the dropdown is open. */
  isOpen?: boolean;
  /** Called when the link is clicked. */
  onLinkClickCallback?: () => void;
  /** A tooltip that explains the number. */
  labelTooltipText?: string;
  /** Content below the values. */
  children?: ReactNode;
};

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

/** The class for a good or bad change. Whether a change is good depends on the number, not only on the sign. */
function getTrendClass({ delta, isCompared, isNeutral, reverseTrend }: SummaryNumberProps): string {
  const trend = getTrend(delta);
  if (isCompared === false || isNeutral || (trend !== 'up' && trend !== 'down')) return '';
  return (trend === 'up') === (reverseTrend ?? false) ? 'is-bad-trend' : 'is-good-trend';
}

/** The colour of a change, in words for screen readers. */
function getTrendText(trendClass: string): string {
  if (trendClass === '') return '';
  return trendClass === 'is-good-trend' ? __('Better', 'tillview') : __('Worse', 'tillview');
}

function TrendIcon({ trend }: { trend: Trend }) {
  if (trend === 'up') return <ArrowUpIcon size={12} />;
  return trend === 'down' ? <ArrowDownIcon size={12} /> : null;
}

/** The change and the earlier value, each with a visible text and a text for screen readers. */
function Change({
  delta,
  prevValue,
  isCompared = true,
  isComparedLater = false,
  formatPrevious,
  points,
  ...props
}: SummaryNumberProps) {
  const isCompact = useContext(SummaryItemContext).container === 'compact';
  const trend = getTrend(delta);
  const prevLabel = props.prevLabel ?? __('Previous Period:', 'tillview');
  const trendText = getTrendText(getTrendClass({ delta, isCompared, ...props }));
  const previous = isMissing(prevValue) ? __('N/A', 'tillview') : String(prevValue);
  const sparkline = !isCompact && points && <Sparkline values={points} />;
  if (!isCompared)
    return (
      <>
        {(sparkline || isComparedLater) && (
          <span className="tillview-summary__trend">{sparkline}</span>
        )}
        {isComparedLater && !isCompact && (
          <span className="tillview-summary__previous">{'\u00a0'}</span>
        )}
      </>
    );
  return (
    <>
      <span className="tillview-summary__trend">
        <span className="tillview-summary__delta">
          {/* “N/A” needs no other text; every other change has a separate text for screen readers. */}
          <span aria-hidden={trend === 'unknown' ? undefined : true}>
            <TrendIcon trend={trend} />
            <span className="tillview-summary__metric">{getDeltaText(delta)}</span>
          </span>
          <VisuallyHidden>{getDeltaPhrase(delta, prevLabel)}</VisuallyHidden>
          <VisuallyHidden>{previous}</VisuallyHidden>
          {trendText && <VisuallyHidden>{trendText}</VisuallyHidden>}
        </span>
        {sparkline}
      </span>
      {!isCompact && (
        <span className="tillview-summary__previous" aria-hidden="true">
          {formatPrevious?.(previous) ?? `${prevLabel} ${previous}`}
        </span>
      )}
    </>
  );
}

function Content(props: SummaryNumberProps) {
  const { label, value, onToggle, labelTooltipText } = props;
  const metric = isMissing(value) ? __('N/A', 'tillview') : String(value);
  return (
    <>
      <Tooltip text={labelTooltipText}>
        <span className="tillview-summary__label">{label}</span>
      </Tooltip>
      <span className="tillview-summary__data">
        <span className="tillview-summary__value">
          <span className="tillview-summary__metric">{metric}</span>
        </span>
        <Change {...props} />
      </span>
      {onToggle && <ChevronDownIcon className="tillview-summary__chevron" />}
      {props.children}
    </>
  );
}

/** The card: the button of a dropdown, a link, or a plain element. */
function Item(props: SummaryNumberProps) {
  const { href, hrefType, selected = false, isOpen = false, onToggle } = props;
  const { container, onSelect } = useContext(SummaryItemContext);
  const className = [
    'tillview-summary__item',
    getTrendClass(props),
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
        aria-haspopup="dialog"
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
      aria-current={selected ? 'page' : undefined}
      onClick={() => {
        props.onLinkClickCallback?.();
        onSelect?.();
      }}
      onKeyDown={
        container === 'none' ? undefined : (event) => moveByKey(event, '[role="list"]', 'a')
      }
    >
      {content}
    </Link>
  );
}

/**
 * One number with its label, its change and the earlier value. The change is shown by sign and colour, and both are
 * announced as text.
 */
export function SummaryNumber(props: SummaryNumberProps) {
  const isListed = useContext(SummaryItemContext).container !== 'none';
  return (
    <div className="tillview-summary__item-container" role={isListed ? 'listitem' : undefined}>
      <Item {...props} />
    </div>
  );
}
