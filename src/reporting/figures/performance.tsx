import {
  Button,
  Card,
  SummaryList,
  SummaryListPlaceholder,
  SummaryNumber,
} from '@tillview/components';
import type { ReportRow, RequestDates, RowsState } from '@tillview/data';
import type { ValueType } from '@tillview/number';
import { __ } from '@wordpress/i18n';
import { RequestError } from '../../shell/request-error.tsx';
import type { DateType } from '../../host/host-config.ts';
import { useHost } from '../../host/host-context.ts';
import type { Metric } from '../definition/metric.ts';
import { formatValue, readExact } from '../definition/metric-values.ts';
import type { ReportContext } from '../definition/report-definition.ts';
import { getPreviousFormat, getPreviousLabel } from '../definition/previous-format.ts';
import { explainDateType, getDateType, nameDateType } from '../request/describe-date-basis.ts';
import { getVerdictChange } from '../definition/verdict.ts';
import { getCardLabel } from './card-label.ts';
import './performance.css';

/** The values of each metric by its name in `performance-indicators`, in order. */
export type Sparklines = ReadonlyMap<string, readonly (number | null)[]>;

type Props = {
  /** The names of the requested metrics, such as "revenue/net_revenue". */
  names: readonly string[];
  /** Returns the metric with a name. */
  findMetric: (name: string) => Metric | undefined;
  /** Returns the screen at a path; undefined if there is none. */
  findScreen: (path: string) => object | undefined;
  primary: RowsState<ReportRow>;
  secondary: RowsState<ReportRow>;
  dates: RequestDates | null;
  sparklines: Sparklines;
  context: ReportContext;
  onRetry: () => void;
};

/** The data of one card. */
type CardData = {
  stat: string;
  label: string;
  type: ValueType;
  value: number | undefined;
  href: string | undefined;
};

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

function readCard(
  row: ReportRow,
  { context, findScreen }: Pick<Props, 'context' | 'findScreen'>,
): CardData {
  const stat = readText(row['stat']);
  const [report = '', key = ''] = stat.split('/');
  const format = readText(row['format']);
  const type = format === 'currency' || format === 'number' ? format : 'average';
  const path = `/analytics/${report}`;
  return {
    stat,
    label: getCardLabel(stat, readText(row['label'])),
    type,
    value: readExact(type, row['value']) ?? undefined,
    href: findScreen(path)
      ? context.screenHref(path, { chart: readText(row['chart']) || key })
      : undefined,
  };
}

/** The day on which the orders of a metric count, if it is another one than that of the store's setting. */
function getOtherBasis(name: string, setting: DateType | undefined): DateType | undefined {
  const basis = getDateType(name.split('/')[0] ?? '', setting);
  return setting && basis !== setting ? basis : undefined;
}

/** Metrics of several reports as cards; each card links to its report. */
export function Performance(props: Props) {
  const { names, findMetric, primary, secondary, dates, sparklines, context, onRetry } = props;
  const { dateType } = useHost();
  // If only one of the two values were loaded, "N/A" would flicker in place of the change.
  if (primary.isRequesting || secondary.isRequesting)
    return (
      <SummaryListPlaceholder
        numberOfItems={names.length}
        isAlwaysOpen
        isCompared={Boolean(dates?.secondary)}
        hasNote={names.some((name) => getOtherBasis(name, dateType))}
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
      const { stat, value } = readCard(row, props);
      return [stat, value] as const;
    }),
  );
  return (
    <>
      {secondary.isError && (
        <p className="tillview-performance__notice" role="status">
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
          .map((row) => readCard(row, props))
          // A store can send a metric twice, or without its name.
          .filter(
            ({ stat }, index, cards) =>
              stat && cards.findIndex((card) => card.stat === stat) === index,
          )
          .map(({ stat, label: name, type, value, href }) => {
            const before = earlier.get(stat);
            const metric = findMetric(stat);
            const other = getOtherBasis(stat, dateType);
            const change = getVerdictChange({ type, now: value, before });
            // No "0%" when there was nothing in either range.
            const isNothing = value === 0 && before === 0;
            return (
              <SummaryNumber
                key={stat}
                {...(href === undefined ? {} : { href })}
                label={name}
                value={formatValue(type, value, context)}
                prevValue={formatValue(type, before, context)}
                delta={change ?? undefined}
                prevLabel={getPreviousLabel(dates) ?? __('No comparison', 'tillview')}
                formatPrevious={getPreviousFormat(dates?.params.compare)}
                isCompared={Boolean(dates?.secondary) && !isNothing}
                points={isNothing ? undefined : sparklines.get(stat)}
                reverseTrend={metric?.isReverseTrend ?? false}
                isNeutral={metric?.isNeutral ?? false}
                {...(other ? { labelTooltipText: explainDateType(other, dateType) } : {})}
              >
                {other && <span className="tillview-summary__note">{nameDateType(other)}</span>}
              </SummaryNumber>
            );
          })}
      </SummaryList>
    </>
  );
}
