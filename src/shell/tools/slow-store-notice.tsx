import { Button, Notice } from '@tillview/components';
import { requestHeld, useIsHeld, useWaitingReads } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { screens } from '../../screens.ts';
import { useUrl } from '../use-url.ts';

/** The parameters of a range that is shorter than most. */
const THIS_WEEK = { period: 'week', after: undefined, before: undefined, interval: undefined };

/** The paths that read orders: for the kept orders, taxes and groups. */
const ORDERS =
  /^\/(?:tillview\/v1\/(?:ledger|groups|cohorts|tax-lines)|wc\/v3\/(?:orders|refunds))/;

/** What a path reads: the title of the screen of a report, orders, or the last part of any other path. */
function nameOf(path: string): string {
  if (ORDERS.test(path)) return __('the orders', 'tillview');
  const [, report = path.split('/').at(-1) ?? ''] = /\/reports\/([^/?]+)/.exec(path) ?? [];
  if (report === 'performance-indicators') return __('Performance', 'tillview');
  return screens.find((each) => each.path === `/analytics/${report}`)?.title() ?? report;
}

/** Says what the store computes for a long time, with what can be done, and what is not requested because of it. */
export default function SlowStoreNotice() {
  const waiting = useWaitingReads();
  const isHeld = useIsHeld();
  const registry = useRegistry();
  const { query, updateQuery } = useUrl();
  const [isRemoved, setIsRemoved] = useState(false);
  const names = [...new Set(waiting.map(({ path }) => nameOf(path)))];
  const hasRange = waiting.some((read) => 'after' in read.query) && query['period'] !== 'week';
  if (waiting.length > 0)
    return (
      <div className="tillview-shell__notices">
        <Notice status="warning">
          {sprintf(
            /* translators: %s: names of reports, such as "Orders, Products". */
            __('The store has not answered for 10 seconds: %s.', 'tillview'),
            names.join(', '),
          )}{' '}
          <Button variant="link" onClick={() => waiting.forEach(({ cancel }) => cancel())}>
            {__('Cancel', 'tillview')}
          </Button>{' '}
          {hasRange && (
            <Button
              variant="link"
              onClick={() => {
                waiting.forEach(({ cancel }) => cancel());
                updateQuery(THIS_WEEK);
              }}
            >
              {__('Show this week instead', 'tillview')}
            </Button>
          )}
        </Notice>
      </div>
    );
  if (!isHeld || isRemoved) return null;
  return (
    <div className="tillview-shell__notices">
      <Notice status="info" onRemove={() => setIsRemoved(true)}>
        {__(
          'The reports of this store take more than 10 seconds. Estimates, explanations and sparklines are requested only if you ask for them, and comparisons if you select one.',
          'tillview',
        )}{' '}
        <Button variant="link" onClick={() => requestHeld(registry)}>
          {__('Request them', 'tillview')}
        </Button>
      </Notice>
    </div>
  );
}
