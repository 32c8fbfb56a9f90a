import { Button } from '@tillview/components';
import type { TaxBasis, TaxReport } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { Fragment } from 'react';
import { isolateAmount } from '../../reporting/definition/isolate-amount.ts';
import { AdminLink } from '../../reporting/definition/cells.tsx';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import type { StoreTaxes } from './use-store-taxes.ts';

/** The most orders that are named. */
const MOST_NAMED = 10;

type Props = {
  report: TaxReport;
  store: StoreTaxes;
  context: ReportContext;
  /** Reads orders that were created longer before; undefined if there are none to read. */
  onReadEarlier: (() => void) | undefined;
  /** Whether changes are found that leave the sums of a month as they were. */
  findsChanges: boolean;
  onReadAgain: () => void;
};

/** The number of rates whose tax differs from Taxes. */
function countDifferentRates({ taxByRate }: TaxReport, store: StoreTaxes, context: ReportContext) {
  const { formatDecimal: round } = context.currency;
  const { byRate } = store;
  if (!byRate) return undefined;
  const ids = new Set([...taxByRate.keys(), ...byRate.keys()]);
  return [...ids].filter((id) => round(taxByRate.get(id) ?? 0) !== round(byRate.get(id) ?? 0))
    .length;
}

type SumProps = Pick<Props, 'report' | 'store' | 'context'> & { basis: TaxBasis };

function isEqualToRevenue({ report, store: { revenue }, context }: Omit<SumProps, 'basis'>) {
  const { formatDecimal: round } = context.currency;
  return (
    revenue !== undefined &&
    round(report.tax) === round(revenue.tax) &&
    round(report.amount) === round(revenue.amount)
  );
}

/** Says whether the rows add up to what the store reports, with both amounts. */
export function TaxSum({ report, store, basis, context }: SumProps) {
  const { formatAmount } = context.currency;
  const { revenue } = store;
  if (!revenue) return null;
  const different = countDifferentRates(report, store, context);
  return (
    <p>
      {isEqualToRevenue({ report, store, context })
        ? sprintf(
            /* translators: 1: an amount of tax. 2: an amount of net sales and shipping. */
            __(
              'Adds up: %1$s tax and %2$s net sales with shipping, as Revenue has them for this day.',
              'tillview',
            ),
            isolateAmount(formatAmount(report.tax)),
            isolateAmount(formatAmount(report.amount)),
          )
        : sprintf(
            /* translators: 1 and 2: amounts of tax. 3 and 4: amounts of net sales and shipping. */
            __(
              'Does not add up: the lines have %1$s tax, Revenue %2$s; the lines have %3$s net sales with shipping, Revenue %4$s.',
              'tillview',
            ),
            isolateAmount(formatAmount(report.tax)),
            isolateAmount(formatAmount(revenue.tax)),
            isolateAmount(formatAmount(report.amount)),
            isolateAmount(formatAmount(revenue.amount)),
          )}{' '}
      {basis === 'date_created' &&
        different !== undefined &&
        (different === 0
          ? __('Each rate equals Taxes.', 'tillview')
          : sprintf(
              /* translators: %s: number of tax rates. */
              __('Rates that differ from Taxes: %s.', 'tillview'),
              context.formatNumber(different),
            ))}{' '}
      {report.countedAgain !== 0 &&
        sprintf(
          /* translators: %s: an amount of money. */
          __('%s is counted again: it is taxed at several rates.', 'tillview'),
          isolateAmount(formatAmount(report.countedAgain)),
        )}
    </p>
  );
}

/** What to do about a difference from the store, with the orders that it comes from. */
export function TaxChecks(props: Props) {
  const { report, store, context, onReadEarlier, findsChanges, onReadAgain } = props;
  const { formatAmount } = context.currency;
  if (!store.revenue) return null;
  const isEqual = isEqualToRevenue({ report, store, context });
  const named = report.differences.slice(0, MOST_NAMED);
  return (
    <>
      {(!isEqual || !findsChanges) && (
        <p className="tillview-report__difference">
          {!findsChanges &&
            __(
              'Not found before they are read again: a new country or rate of an order, if the sums of its month stay the same.',
              'tillview',
            )}{' '}
          <Button variant="link" onClick={onReadAgain}>
            {__('Read again', 'tillview')}
          </Button>
        </p>
      )}
      {!isEqual && onReadEarlier && (
        <p className="tillview-report__difference">
          {__('Orders that were created long before they were paid may be missing.', 'tillview')}{' '}
          <Button variant="link" onClick={onReadEarlier}>
            {__('Read earlier months', 'tillview')}
          </Button>
        </p>
      )}
      {named.length > 0 && (
        <p className="tillview-report__difference">
          {__('Orders whose lines differ from their total:', 'tillview')}{' '}
          {named.map(({ id, parentId, tax, amount }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <AdminLink href={context.adminHref('order', parentId || id)}>
                {/* translators: %s: the id of an order. */}
                {sprintf(__('#%s', 'tillview'), String(parentId || id))}
              </AdminLink>{' '}
              ({isolateAmount(formatAmount(tax + amount))})
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
