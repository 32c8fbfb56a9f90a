import { Button, FocusFallback, VisuallyHidden } from '@tillview/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { RequestError } from '../../shell/request-error.tsx';
import type { KnownGroups } from './use-order-groups.ts';
import '../ledger-panel.css';

type Props = {
  groups: KnownGroups;
  context: ReportContext;
  /** What the screen shows, for screen readers. */
  result: string | undefined;
};

/** Says that the database has grouped the orders, whether they equal Revenue, and what is not available. */
function describeGroups({ settings, state }: KnownGroups, { formatNumber }: ReportContext): string {
  const { different } = state;
  const orders = formatNumber(settings.threshold);
  if (different.length === 0)
    return sprintf(
      /* translators: %s: number of orders. */
      __(
        'This shop has more than %s orders: the database groups them, by month. Each month equals Revenue. Cost and profit are not available at this size.',
        'tillview',
      ),
      orders,
    );
  return sprintf(
    /* translators: 1: number of months. 2: number of orders. */
    _n(
      'This shop has more than %2$s orders: the database groups them, by month. %1$s month differs from Revenue: orders are changing, or the reports of the store are being updated.',
      'This shop has more than %2$s orders: the database groups them, by month. %1$s months differ from Revenue: orders are changing, or the reports of the store are being updated.',
      different.length,
      'tillview',
    ),
    formatNumber(different.length),
    orders,
  );
}

/** What the groups of the database cost: their progress, and whether they equal Revenue. */
export function GroupsPanel({ groups, context, result }: Props) {
  const { state, needed, read, stop } = groups;
  const { isReading, error, unread } = state;
  const label = sprintf(
    /* translators: 1: number of months that are done. 2: their number in total. */
    __('The database groups the orders: %1$s of %2$s months', 'tillview'),
    context.formatNumber(needed - unread.length),
    context.formatNumber(needed),
  );
  const isDone = !isReading && error === undefined && unread.length === 0;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isDone ? (result ?? describeGroups(groups, context)) : ''}</span>
      </VisuallyHidden>
      <div className="tillview-ledger" aria-busy={isReading}>
        <FocusFallback>
          {isReading && (
            <div className="tillview-ledger__row">
              <div className="tillview-ledger__progress">
                <p>{label}</p>
                <progress aria-label={label} max={needed} value={needed - unread.length} />
              </div>
              <Button variant="secondary" onClick={stop}>
                {__('Pause', 'tillview')}
              </Button>
            </div>
          )}
          {!isReading && error !== undefined && (
            <RequestError
              isInline
              error={error}
              subject={__('the orders', 'tillview')}
              isAnalytics
              onRetry={read}
            />
          )}
          {!isReading && error === undefined && unread.length > 0 && (
            <Button variant="primary" onClick={read}>
              {__('Continue', 'tillview')}
            </Button>
          )}
          {isDone && <p>{describeGroups(groups, context)}</p>}
        </FocusFallback>
      </div>
    </>
  );
}
