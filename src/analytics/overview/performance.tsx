import {
  Button,
  Card,
  SummaryList,
  SummaryListPlaceholder,
  SummaryNumber,
} from '@tillview/components';
import type { ReportRow, RequestDates, RowsState } from '@tillview/data';
import { calculateDelta } from '@tillview/number';
import { __, sprintf } from '@wordpress/i18n';
import { RequestError } from '../../shell/request-error.tsx';
import { findScreen } from '../../screens.ts';
import { readFigure } from '../report-page/table/figure-cells.ts';
import { formatFigure } from '../report-page/page/format-figure.ts';
import type { ReportChart, ReportContext } from '../report-page/report-definition.ts';
import { getPreviousFormat } from '../report-page/page/previous-format.ts';
import { NothingShown } from './nothing-shown.tsx';

type Props = {
  /** The number of requested indicators. */
  count: number;
  primary: RowsState<ReportRow>;
  secondary: RowsState<ReportRow>;
  dates: RequestDates | null;
  context: ReportContext;
  onRetry: () => void;
};

/** Indicators for which an increase is bad. */
const REVERSE_TRENDS = ['revenue/refunds'];
/** Indicators for which an increase is neither good nor bad. */
const NEUTRAL_TRENDS = [
  'revenue/shipping',
  'coupons/amount',
  'coupons/orders_count',
  'taxes/total_tax',
  'taxes/order_tax',
  'taxes/shipping_tax',
];

/** The data of one card. */
type Indicator = {
  stat: string;
  label: string;
  type: ReportChart['type'];
  value: number | undefined;
  href: string | undefined;
};

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

function readIndicator(row: ReportRow, { currency, screenHref }: ReportContext): Indicator {
  const stat = readText(row['stat']);
  const [report = '', figure = ''] = stat.split('/');
  const format = readText(row['format']);
  const type = format === 'currency' || format === 'number' ? format : 'average';
  const value = readFigure(row['value']) ?? undefined;
  const path = `/analytics/${report}`;
  return {
    stat,
    label: readText(row['label']) || stat,
    type,
    // Rounded before the comparison: the change must match the values that are shown.
    value: type === 'currency' && value !== undefined ? currency.formatDecimal(value) : value,
    href: findScreen(path)
      ? screenHref(path, { chart: readText(row['chart']) || figure })
      : undefined,
  };
}

function getPrevLabel(dates: RequestDates | null): string {
  const compared = dates?.secondary;
  return compared
    ? sprintf(
        /* translators: 1: the comparison, such as "Previous year"; 2: its dates. */
        __('%1$s (%2$s):', 'tillview'),
        compared.label,
        compared.range,
      )
    : __('No comparison', 'tillview');
}

/** The performance indicators as cards; each card links to its report. */
export function Performance(props: Props) {
  const { count, primary, secondary, dates, context, onRetry } = props;
  if (count === 0) return <NothingShown />;
  // If only one of the two values were loaded, "N/A" would flicker in place of the change.
  if (primary.isRequesting || secondary.isRequesting)
    return (
      <SummaryListPlaceholder
        numberOfItems={count}
        isAlwaysOpen
        isCompared={Boolean(dates?.secondary)}
      />
    );
  if (primary.isError)
    return (
      <Card>
        <RequestError error={primary.error} onRetry={onRetry} />
      </Card>
    );
  const earlier = new Map(
    secondary.rows.map((row) => {
      const { stat, value } = readIndicator(row, context);
      return [stat, value] as const;
    }),
  );
  return (
    <>
      {secondary.isError && (
        <p className="tillview-overview__notice" role="status">
          {__(
            'The comparison could not be loaded. The figures are those of the selected range only.',
            'tillview',
          )}{' '}
          <Button variant="link" onClick={onRetry}>
            {__('Retry', 'tillview')}
          </Button>
        </p>
      )}
      <SummaryList isAlwaysOpen>
        {primary.rows
          .map((row) => readIndicator(row, context))
          .map(({ stat, label: name, type, value, href }) => {
            const before = earlier.get(stat);
            return (
              <SummaryNumber
                key={stat}
                {...(href === undefined ? {} : { href })}
                label={name}
                value={formatFigure(type, value, context)}
                prevValue={formatFigure(type, before, context)}
                delta={
                  value === undefined || before === undefined
                    ? undefined
                    : (calculateDelta(value, before) ?? undefined)
                }
                prevLabel={getPrevLabel(dates)}
                formatPrevious={getPreviousFormat(dates?.params.compare)}
                isCompared={Boolean(dates?.secondary)}
                reverseTrend={REVERSE_TRENDS.includes(stat)}
                isNeutral={NEUTRAL_TRENDS.includes(stat)}
              />
            );
          })}
      </SummaryList>
    </>
  );
}
