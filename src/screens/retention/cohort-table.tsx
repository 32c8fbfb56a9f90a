import { SegmentedSelection, VisuallyHidden } from '@tillview/components';
import type { ReportRequest, ReportSource } from '@tillview/data';
import { formatIntervalLabel } from '@tillview/date';
import {
  getCohortAverage,
  getCohortValue,
  isUnfinished,
  SMALL_COHORT,
  type Cohort,
  type CohortMeasure,
} from '@tillview/statistics';
import { getQueryText } from '@tillview/navigation';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import {
  defineTable,
  type ReportColumn,
  type ReportContext,
} from '../../reporting/definition/report-definition.ts';
import { KnownTable } from '../../reporting/table/known-table.tsx';
import { useUrl } from '../../shell/use-url.ts';
import { getFirstDay, type Retention } from './retention.ts';

/** The months that the table shows; a file has all. */
const SHOWN_MONTHS = 12;

/** The colours of cells, from 1 (lowest) to 5. */
const LEVELS = 5;

const MEASURES: readonly CohortMeasure[] = ['active', 'net', 'cumulative'];

/** The parameter of the URL with the measure. */
const MEASURE_PARAM = 'measure';

const measureLabels: Readonly<Record<CohortMeasure, () => string>> = {
  active: () => __('Share active', 'tillview'),
  net: () => __('Net sales', 'tillview'),
  cumulative: () => __('Cumulative net sales', 'tillview'),
};

const formatUnit = (cohort: Cohort): string =>
  formatIntervalLabel(cohort.unit, getFirstDay(cohort), { style: 'table' });

const isSmall = ({ customers }: Cohort): boolean => customers < SMALL_COHORT;

/** What a reader of a file must know of a cohort. */
function describeCohort(cohort: Cohort, { formatNumber }: ReportContext): string {
  const unfinished = sprintf(
    /* translators: %s: number of months since the first order. */
    __('Month %s is not over', 'tillview'),
    formatNumber(cohort.active.length - 1),
  );
  return isSmall(cohort) ? `${unfinished}; ${__('small cohort', 'tillview')}` : unfinished;
}

function formatMeasure(
  measure: CohortMeasure,
  value: number,
  { formatDecimal, currency }: ReportContext,
): string {
  return measure === 'active' ? `${formatDecimal(value * 100, 0)}%` : currency.formatAmount(value);
}

/** The highest value after the first month, in which every customer is active. */
function getMax(cohorts: readonly Cohort[], measure: CohortMeasure): number {
  const values = cohorts
    .filter((cohort) => !isSmall(cohort))
    .flatMap((cohort) =>
      Array.from(cohort.active, (_, since) =>
        since === 0 ? 0 : (getCohortValue(cohort, measure, since) ?? 0),
      ),
    );
  return values.reduce((max, value) => Math.max(max, value), 0);
}

function monthColumn(
  since: number,
  measure: CohortMeasure,
  /** By month: quarters lack the last months of some customers. */
  ofMonths: readonly Cohort[],
  max: number,
): ReportColumn<Cohort> {
  const getLevel = (cohort: Cohort, value: number) =>
    isSmall(cohort) || value <= 0 || (measure === 'active' && since === 0)
      ? 0
      : Math.max(1, Math.min(LEVELS, Math.ceil((LEVELS * value) / max)));
  return {
    key: `month_${since}`,
    /* translators: %s: number of months since the first order. */
    label: () => sprintf(__('Month %s', 'tillview'), String(since)),
    isNumeric: true,
    cellClassName: 'tillview-retention__cell',
    value: (cohort, { currency }) => {
      const value = getCohortValue(cohort, measure, since);
      if (value === undefined) return null;
      return measure === 'active' ? Math.round(value * 1000) / 10 : currency.formatDecimal(value);
    },
    display: (cohort, context) => {
      const value = getCohortValue(cohort, measure, since);
      if (value === undefined) return '';
      return (
        <span
          className={`tillview-retention__value${isSmall(cohort) ? ' is-small' : ''}`}
          data-level={getLevel(cohort, value)}
        >
          {formatMeasure(measure, value, context)}
          {isUnfinished(cohort, since) && (
            <>
              <span aria-hidden="true" className="tillview-retention__mark">
                *
              </span>
              <VisuallyHidden> ({__('month not over', 'tillview')})</VisuallyHidden>
            </>
          )}
        </span>
      );
    },
    total: (_totals, context) => {
      const value = getCohortAverage(ofMonths, measure, since);
      return value === undefined ? '' : formatMeasure(measure, value, context);
    },
  };
}

function getColumns(
  cohorts: readonly Cohort[],
  ofMonths: readonly Cohort[],
  measure: CohortMeasure,
  months: number,
): readonly ReportColumn<Cohort>[] {
  const max = getMax(cohorts, measure);
  return [
    {
      key: 'cohort',
      label: () => __('First order', 'tillview'),
      required: true,
      // A quarter as in ISO 8601-2: 2026-Q3.
      value: (cohort) =>
        cohort.unit === 'month'
          ? getFirstDay(cohort).slice(0, 7)
          : `${getFirstDay(cohort).slice(0, 4)}-Q${Math.floor((cohort.month % 12) / 3) + 1}`,
      note: { label: () => __('Note', 'tillview'), read: describeCohort },
      display: (cohort) => formatUnit(cohort),
      total: () => __('All customers', 'tillview'),
    },
    {
      key: 'customers',
      label: () => __('Customers', 'tillview'),
      isNumeric: true,
      required: true,
      value: ({ customers }) => customers,
      display: (cohort, { formatNumber }) =>
        isSmall(cohort) ? (
          <span className="tillview-retention__value is-small">
            {formatNumber(cohort.customers)}
            <VisuallyHidden> ({__('small cohort', 'tillview')})</VisuallyHidden>
          </span>
        ) : (
          formatNumber(cohort.customers)
        ),
      total: (_totals, { formatNumber }) =>
        formatNumber(cohorts.reduce((sum, { customers }) => sum + customers, 0)),
    },
    ...Array.from({ length: months }, (_, since) => monthColumn(since, measure, ofMonths, max)),
  ];
}

type Props = Pick<Retention, 'cohorts' | 'months'> & {
  /** The customers that only the cohorts count as new; 0 while that is not known. */
  onlyHere: number;
  source: ReportSource;
  request: ReportRequest;
  context: ReportContext;
};

/** Customers by the month or quarter of their first order: how many ordered again, and what they spent, month by month. */
export function CohortTable({
  cohorts,
  months: ofMonths,
  onlyHere,
  source,
  request,
  context,
}: Props) {
  const { query, updateQuery } = useUrl();
  const measure = MEASURES.find((each) => each === getQueryText(query, MEASURE_PARAM)) ?? 'active';
  const months = Math.max(0, ...cohorts.map(({ active }) => active.length));
  const { table, fileColumns } = useMemo(() => {
    const define = (count: number) =>
      defineTable<Cohort>({
        title: () => __('Cohorts', 'tillview'),
        columns: getColumns(cohorts, ofMonths, measure, count),
        rowKey: ({ month }) => String(month),
        columnsOf: 'cohorts',
      });
    return {
      table: define(Math.min(months, SHOWN_MONTHS + 1)),
      fileColumns: define(months).columns,
    };
  }, [cohorts, ofMonths, measure, months]);
  return (
    <KnownTable
      source={source}
      table={table}
      fileColumns={fileColumns}
      request={request}
      context={context}
      rows={cohorts}
      totals={{}}
      sortKeys={[]}
      className="tillview-retention__cohorts"
      emptyMessage={__('No customer has ordered yet.', 'tillview')}
      controls={
        <SegmentedSelection
          name="measure"
          legend={__('Value', 'tillview')}
          options={MEASURES.map((value) => ({ value, label: measureLabels[value]() }))}
          selected={measure}
          onSelect={({ measure: next }) =>
            updateQuery({ [MEASURE_PARAM]: next === 'active' ? undefined : next })
          }
        />
      }
      notes={
        <p className="tillview-retention__note">
          {__(
            'Customers by the month of their first order, which is month 0. Net sales are per customer. * The month is not over for all customers, and counts in no average.',
            'tillview',
          )}{' '}
          {sprintf(
            /* translators: %s: number of customers. */
            _n(
              'Months with fewer than %s new customer are combined to quarters; a cohort that is still smaller is grey, because one order changes its values much.',
              'Months with fewer than %s new customers are combined to quarters; a cohort that is still smaller is grey, because one order changes its values much.',
              SMALL_COHORT,
              'tillview',
            ),
            context.formatNumber(SMALL_COHORT),
          )}
          {onlyHere > 0 && ' '}
          {onlyHere > 0 &&
            sprintf(
              /* translators: %s: number of customers. */
              _n(
                '%s customer has no order that the store marks as the first, because that one is not in the reports: cohorts count this customer as new, Sources and Explorer do not.',
                '%s customers have no order that the store marks as the first, because that one is not in the reports: cohorts count these customers as new, Sources and Explorer do not.',
                onlyHere,
                'tillview',
              ),
              context.formatNumber(onlyHere),
            )}
        </p>
      }
    />
  );
}
