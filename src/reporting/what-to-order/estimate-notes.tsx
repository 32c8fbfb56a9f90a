import { Button } from '@tillview/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { ReportContext } from '../definition/report-definition.ts';
import { RequestError } from '../../shell/request-error.tsx';
import type { OrderSettings } from './order-plan.ts';
import type { StockItems } from './use-stock-items.ts';
import type { ReadFailure } from './use-stock-report.ts';

type Props = {
  stock: StockItems;
  settings: OrderSettings;
  context: ReportContext;
  hasRows: boolean;
  /** How many products are listed, empty until that is known; undefined if another part shows it. */
  count?: string;
};

/** What was not read, because the store sends 100 items per request, and whether it matters. */
function UnreadNotes({ stock, settings, context }: Omit<Props, 'hasRows' | 'count'>) {
  const { unreadItems, unreadUnits, others } = stock;
  const { formatNumber } = context;
  const notes: ReactNode[] = [];
  if (unreadItems > 0)
    notes.push(
      sprintf(
        /* translators: %s: number of products. */
        _n(
          '%s more product is low in stock or on backorder. Only the first 100 of each are listed.',
          '%s more products are low in stock or on backorder. Only the first 100 of each are listed.',
          unreadItems,
          'tillview',
        ),
        formatNumber(unreadItems),
      ),
    );
  // The units that the next item sells within the lead time: with more stock than that, it does not run out.
  const most = Math.floor(((unreadUnits ?? 0) * settings.leadTime) / 90);
  if (unreadUnits !== undefined && most > 0)
    notes.push(
      sprintf(
        /* translators: 1: number of units sold. 2: number of units in stock. */
        __(
          'Only the 100 products and the 100 variations that sold most were checked for running out. Each of the others sold at most %1$s in 90 days and would run out within the lead time only with a stock of %2$s or less.',
          'tillview',
        ),
        formatNumber(unreadUnits),
        formatNumber(most),
      ),
    );
  if (others)
    notes.push(
      <>
        {sprintf(
          /* translators: %s: number of products. */
          _n(
            'The sales of %s product are not known, because it is not among the 100 that sold most.',
            'The sales of %s products are not known, because they are not among the 100 that sold most.',
            others.count,
            'tillview',
          ),
          formatNumber(others.count),
        )}{' '}
        <Button variant="link" onClick={others.onRead}>
          {__('Load them', 'tillview')}
        </Button>
      </>,
    );
  return (
    <>
      {notes.map((note, index) => (
        <p key={index} className="tillview-report__notice" role="note">
          {note}
        </p>
      ))}
    </>
  );
}

/** The line of a part that could not be read, above the parts that could. */
function Failure({
  failure,
  subject,
  note,
  isAnalytics = true,
}: {
  failure: ReadFailure | undefined;
  subject: string;
  note?: string | undefined;
  /** Whether the store serves it only while its feature "Analytics" is on. */
  isAnalytics?: boolean;
}) {
  return (
    failure && (
      <div className="tillview-low-stock__failure">
        <RequestError
          error={failure.error}
          subject={subject}
          isInline
          isAnalytics={isAnalytics}
          {...(note === undefined ? {} : { note })}
          onRetry={failure.onRetry}
        />
      </div>
    )
  );
}

/** Above the rows: what the estimates are made from, what could not be read, and what was not read. */
export function EstimateNotes({ stock, settings, context, hasRows, count }: Props) {
  const { range, failures, items } = stock;
  // Earlier replies stay when a refresh fails.
  const isUnknown = items.some(({ isListed, sold }) => isListed && !sold);
  const { formatDate } = context;
  return (
    <>
      <Failure
        failure={hasRows ? failures.low : undefined}
        subject={__('the products with low stock', 'tillview')}
        isAnalytics={false}
      />
      <Failure
        failure={failures.backorders}
        subject={__('the products on backorder', 'tillview')}
      />
      <Failure
        failure={failures.sales}
        subject={__('the sales of the last 90 days', 'tillview')}
        note={isUnknown ? __('Estimates are therefore unknown.', 'tillview') : undefined}
      />
      <p className="tillview-low-stock__estimate" role="note">
        {count !== undefined && (
          <span className="tillview-low-stock__count">{!stock.isRequesting && count}</span>
        )}
        {sprintf(
          /* translators: 1: the first day. 2: the last day. */
          __(
            'Run-out dates and suggested orders are estimates from the units sold from %1$s to %2$s. Days out of stock lower the rate. In 1 of 10 cases, stock is used up by the earliest run-out date.',
            'tillview',
          ),
          formatDate(range.after),
          formatDate(range.before),
        )}
      </p>
      {!stock.isRequesting && <UnreadNotes stock={stock} settings={settings} context={context} />}
    </>
  );
}
