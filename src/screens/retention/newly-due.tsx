import { Card, Link } from '@tillview/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { isolateAmount } from '../../reporting/definition/isolate-amount.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { useUrl } from '../../shell/use-url.ts';
import { listTexts } from './list-texts.ts';
import { getListQuery } from './retention-source.ts';
import type { Retention } from './retention.ts';

type Props = { retention: Retention; context: ReportContext };

/** How soon customers of the shop order again, as a sentence; undefined if the shop has too few repeat orders. */
export function describeGaps(
  { limits }: Retention,
  { formatDecimal }: ReportContext,
): string | undefined {
  return (
    limits &&
    sprintf(
      /* translators: 1 and 2: numbers of days with a decimal, such as 11.8. */
      __(
        'Half of all repeat orders come within %1$s days of the order before, and 90%% within %2$s days.',
        'tillview',
      ),
      formatDecimal(limits.median, 1),
      formatDecimal(limits.limit, 1),
    )
  );
}

/** How many customers have been silent for longer than is usual since this week, with a link to them. */
export function NewlyDue({ retention, context }: Props) {
  const { href } = useUrl();
  const { limits, lists } = retention;
  const rows = lists['newly-due'];
  const { name, advice } = listTexts['newly-due'];
  return (
    <Card title={name()}>
      {!limits || !rows ? (
        <p className="tillview-retention__message">
          {__(
            'There are too few repeat orders to know how soon customers of this store order again.',
            'tillview',
          )}
        </p>
      ) : (
        <>
          <p className="tillview-retention__message">{describeGaps(retention, context)}</p>
          <p className="tillview-retention__finding">
            <Link href={href(getListQuery('newly-due'))}>
              {sprintf(
                /* translators: %s: number of customers. */
                _n(
                  '%s customer has been silent for longer since this week.',
                  '%s customers have been silent for longer since this week.',
                  rows.length,
                  'tillview',
                ),
                context.formatNumber(rows.length),
              )}
            </Link>{' '}
            {sprintf(
              /* translators: %s: an amount of money. */
              __('They account for %s of net sales so far.', 'tillview'),
              isolateAmount(
                context.currency.formatAmount(
                  rows.reduce((sum, { net_revenue: net }) => sum + net, 0),
                ),
              ),
            )}{' '}
            {advice()}
          </p>
        </>
      )}
    </Card>
  );
}
