import { Button, Card, Placeholder } from '@tillview/components';
import { CurrencyContext } from '@tillview/currency';
import { toMoment } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { useContext, type ReactNode } from 'react';
import { isolateAmount } from '../definition/isolate-amount.ts';
import { formatStoreTime } from '../../shell/parts/format-instant.ts';
import { useCountFormat } from '../../shell/parts/use-count-format.ts';
import { useDataStatus, type Fact } from './use-data-status.ts';
import './data-status.css';

type FactRowProps<Value> = {
  label: string;
  fact: Fact<Value>;
  write: (value: Value) => string;
};

/** One fact with its label; a placeholder while it is loading. */
function FactRow<Value>({ label, fact, write }: FactRowProps<Value>): ReactNode {
  return (
    <div className="tillview-data-status__fact">
      <dt>{label}</dt>
      <dd aria-busy={fact === 'loading'}>
        {fact === 'loading' && <Placeholder width="8em" height="1em" />}
        {fact === 'unknown' && __('Unknown', 'tillview')}
        {fact !== 'loading' && fact !== 'unknown' && write(fact)}
      </dd>
    </div>
  );
}

function writeTime(time: string | null): string {
  const at = time && toMoment('YYYY-MM-DD HH:mm:ss', time);
  return at ? formatStoreTime(at) : __('None', 'tillview');
}

/** How up to date the reports of the store are, and whether two of them agree. */
export function DataStatus() {
  const status = useDataStatus();
  const formatCount = useCountFormat();
  const currency = useContext(CurrencyContext);
  const facts = [
    status.lastOrder,
    status.lastOrderInReports,
    status.missing,
    status.nextImport,
    status.difference,
  ];
  return (
    <Card
      title={__('Data status', 'tillview')}
      description={__(
        'The store counts its orders for the reports in a process of its own. This is how far it is.',
        'tillview',
      )}
    >
      <dl className="tillview-data-status">
        <FactRow
          label={__('Import of new orders', 'tillview')}
          fact={status.nextImport}
          write={(next) =>
            next === null
              ? __('Each order at once', 'tillview')
              : sprintf(
                  /* translators: %s: a time of day, with a date if it is not today. */
                  __('In batches, the next one at %s', 'tillview'),
                  writeTime(next),
                )
          }
        />
        <FactRow
          label={__('Last order of the store', 'tillview')}
          fact={status.lastOrder}
          write={writeTime}
        />
        <FactRow
          label={__('Last order in the reports, without excluded statuses', 'tillview')}
          fact={status.lastOrderInReports}
          write={writeTime}
        />
        <FactRow
          label={__('Orders that are not in the reports yet', 'tillview')}
          fact={status.missing}
          write={formatCount}
        />
        <FactRow
          label={__('Net sales of Products and Revenue this month, by day created', 'tillview')}
          fact={status.difference}
          write={(difference) => {
            const rounded = currency.formatDecimal(difference);
            return rounded === 0
              ? __('The same', 'tillview')
              : sprintf(
                  /* translators: %s: an amount of money. */
                  __('They differ by %s', 'tillview'),
                  isolateAmount(currency.formatAmount(Math.abs(rounded))),
                );
          }}
        />
      </dl>
      {facts.includes('unknown') && (
        <p className="tillview-data-status__failure" role="status">
          {__('Some of this could not be loaded.', 'tillview')}{' '}
          <Button variant="link" onClick={status.onRetry}>
            {__('Retry', 'tillview')}
          </Button>
        </p>
      )}
    </Card>
  );
}
