import { Button, Count, lazyWithRetry, Link } from '@tillview/components';
import { itemsStore } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { useContext, useState } from 'react';
import { describeLosses, LOSSES } from '../../ledger/kept-profit/describe-losses.ts';
import type { Losses } from '../../ledger/kept-profit/use-losses.ts';
import { useHost } from '../../host/host-context.ts';
import { ShopDayContext } from '../../host/shop-day.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { CountBadge, TO_DO, WithLinks } from '../../shell/tools/header-links.tsx';
import { UNKNOWN } from '../../reporting/what-to-order/stock-requests.ts';
import { getStatusHref } from './today.ts';
import { TO_PROCESS, useToDoFailure } from './use-to-do-failure.ts';

/** How long an order may wait to be found in the report, where the store has no list of its own. */
const LISTED_YEARS = 10;

/** The number of orders to process, with a link to the store's own list of them, or to the report. Nothing for 0. */
function OrdersToProcess({ count, context }: { count: number; context: ReportContext }) {
  const today = useContext(ShopDayContext);
  const orders = context.adminHref('orders', '');
  const text = __('Orders to process', 'tillview');
  const badge = (
    <>
      {text}{' '}
      <Count
        count={count}
        text={context.formatNumber(count)}
        label={sprintf(
          /* translators: %s: number of orders that are paid and not completed. */
          _n('%s order to process', '%s orders to process', count, 'tillview'),
          context.formatNumber(count),
        )}
      />
    </>
  );
  return (
    <li>
      {orders === undefined ? (
        <Link
          href={context.screenHref('/analytics/orders', {
            period: 'custom',
            preset: undefined,
            after: `${Number(today.slice(0, 4)) - LISTED_YEARS}-01-01`,
            before: today,
            filter: 'advanced',
            status_is: ['processing'],
          })}
        >
          {badge}
        </Link>
      ) : (
        <Link type="wp-admin" href={getStatusHref(orders, 'processing')}>
          {badge}
        </Link>
      )}
    </li>
  );
}

const ReadLosses = lazyWithRetry(() => import('../../ledger/kept-profit/read-losses.tsx'), {
  placeholder: () => null,
});

type Range = { readonly after: string; readonly before: string } | null;

/**
 * Orders to process, low stock and reviews that wait, and what was sold below cost in the range, each as a link; nothing that
 * is 0. Low stock and reviews are the counts of the header, so they are requested once.
 */
export function ToDo({ context, range }: { context: ReportContext; range: Range }) {
  const { user } = useHost();
  const seesOrders = user?.capabilities['edit_shop_orders'] === true;
  const toProcess = useSelect(
    (select) => (seesOrders ? select(itemsStore).getItemsTotalCount(...TO_PROCESS) : 0),
    [seesOrders],
  );
  const { hasFailed, canRetry, onRetry } = useToDoFailure();
  const [losses, setLosses] = useState<Losses>();
  return (
    <WithLinks isEnabled>
      {(links, isComplete) => {
        const shown = links.filter(
          ({ screen, count }) => TO_DO.includes(screen.path) && count.count > 0,
        );
        const isUnknown = !isComplete || toProcess === UNKNOWN;
        const isDone = isComplete && shown.length === 0 && toProcess === 0 && !losses;
        return (
          <div className="tillview-today__cell" aria-busy={isUnknown && !hasFailed}>
            <p className="tillview-today__label" id="tillview-to-do">
              {_x('To do', 'heading of a list', 'tillview')}
            </p>
            {isDone ? (
              <p>{__('Nothing to do.', 'tillview')}</p>
            ) : // Once all are known: an earlier one would move.
            isUnknown && !hasFailed ? null : (
              <ul aria-labelledby="tillview-to-do">
                {toProcess > 0 && <OrdersToProcess count={toProcess} context={context} />}
                {shown.map(({ screen, count }) => (
                  <li key={screen.path}>
                    <Link href={context.screenHref(screen.path, {})}>
                      {screen.title()} <CountBadge count={count} />
                    </Link>
                  </li>
                ))}
                {losses && (
                  <li>
                    <Link href={context.screenHref('/analytics/products', LOSSES)}>
                      {describeLosses(losses, context.formatNumber)}
                    </Link>
                  </li>
                )}
              </ul>
            )}
            <ReadLosses range={range} onChange={setLosses} />
            {isUnknown && canRetry && (
              <p>
                {__('The list could not be loaded.', 'tillview')}{' '}
                <Button variant="link" onClick={onRetry}>
                  {__('Retry', 'tillview')}
                </Button>
              </p>
            )}
          </div>
        );
      }}
    </WithLinks>
  );
}
