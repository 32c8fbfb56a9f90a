import { Card, Link } from '@tillview/components';
import { getProfits } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { isolateAmount } from '../../reporting/definition/isolate-amount.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { useProfitSettings } from '../../reporting/profit/use-profit-settings.ts';
import { formatShare } from '../profit-figures/format-share.ts';
import { toSecondsRange } from '../use-ledger.ts';
import { describeLosses, LOSSES } from './describe-losses.ts';
import { useKeptMonths } from './use-kept-months.ts';
import { useLosses } from './use-losses.ts';

type Props = {
  range: Parameters<typeof useKeptMonths>[0];
  context: ReportContext;
};

/** What was kept of the sales of a range, and what was sold below cost. Nothing unless the costs were read before. */
export default function KeptProfit({ range, context }: Props) {
  const months = useKeptMonths(range);
  const { settings } = useProfitSettings();
  const losses = useLosses(months, range);
  const profit = useMemo(
    () =>
      months && range
        ? getProfits(months.values(), [toSecondsRange(range)], settings)[0]
        : undefined,
    [months, range, settings],
  );
  if (!profit || profit.kept === null || profit.gross_profit === null) return null;
  const { formatAmount } = context.currency;
  return (
    <Card title={__('Profit', 'tillview')}>
      <div className="tillview-report__sentence">
        <p>
          {sprintf(
            /* translators: 1 and 2: amounts of money. 3: a percentage, such as "48.3%". */
            __(
              'What I kept: %1$s. Gross profit %2$s, cost known for %3$s of the net sales before refunds.',
              'tillview',
            ),
            isolateAmount(formatAmount(profit.kept)),
            isolateAmount(formatAmount(profit.gross_profit)),
            formatShare(profit.known_share, context),
          )}{' '}
          <Link href={context.screenHref('/analytics/profit', {})}>{__('Profit', 'tillview')}</Link>
        </p>
        {losses && (
          <p>
            <Link href={context.screenHref('/analytics/products', LOSSES)}>
              {describeLosses(losses, context.formatNumber)}
            </Link>
          </p>
        )}
      </div>
    </Card>
  );
}
