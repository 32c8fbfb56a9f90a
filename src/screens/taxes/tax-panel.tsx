import { Button, Card, FocusFallback, Notice } from '@tillview/components';
import { isForbidden, isSessionEnded } from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { RequestError } from '../../shell/request-error.tsx';
import type { KnownTaxLines } from './use-tax-lines.ts';
import '../../ledger/ledger-panel.css';

type Props = { known: KnownTaxLines; context: ReportContext };

/** What is not read, what reading it costs, and the button that reads it. */
function Unread({ known: { state, reader }, context: { formatNumber } }: Props) {
  const { missing, requests = 0, entries } = state;
  const cost = sprintf(
    /* translators: %s: number of requests. */
    _n('about %s request', 'about %s requests', requests, 'tillview'),
    formatNumber(requests),
  );
  return (
    <div className="tillview-ledger__row">
      <p>
        {sprintf(
          /* translators: %s: number of months. */
          _n(
            'This view needs the lines of the orders of %s month: amounts, taxes and country, without names and addresses.',
            'This view needs the lines of the orders of %s months: amounts, taxes and countries, without names and addresses.',
            missing.length,
            'tillview',
          ),
          formatNumber(missing.length),
        )}
      </p>
      <Button variant="primary" onClick={() => void reader.read()}>
        {sprintf(
          /* translators: 1: the action, such as "Read the orders". 2: its cost, such as "about 25 requests". */
          __('%1$s (%2$s)', 'tillview'),
          entries.length === 0 ? __('Read the orders', 'tillview') : __('Continue', 'tillview'),
          cost,
        )}
      </Button>
    </div>
  );
}

function Progress({ known: { state, reader }, context: { formatNumber } }: Props) {
  const { status, done, requests = 1 } = state;
  if (status === 'counting') return <p>{__('Counting the orders of the range…', 'tillview')}</p>;
  const label = sprintf(
    /* translators: 1: number of requests that are done. 2: their number in total. */
    __('Reading orders: %1$s of about %2$s requests', 'tillview'),
    formatNumber(done),
    formatNumber(Math.max(done, requests)),
  );
  return (
    <div className="tillview-ledger__row">
      <div className="tillview-ledger__progress">
        <p>{label}</p>
        <progress aria-label={label} max={Math.max(1, done, requests)} value={done} />
      </div>
      <Button variant="secondary" onClick={() => reader.stop()}>
        {__('Pause', 'tillview')}
      </Button>
    </div>
  );
}

/** The lines of orders that are not read yet: their cost, the progress, and failures. Nothing if all are read. */
export function TaxPanel({ known, context }: Props) {
  const { status, error, missing } = known.state;
  if (error !== undefined && isForbidden(error) && !isSessionEnded(error))
    return (
      <Notice status="warning">
        {__(
          'The lines of taxes are in the orders themselves, which your account may not see. An administrator can open this view; with Tillview’s plugin in the store, you can.',
          'tillview',
        )}
      </Notice>
    );
  // The rows are shown before the browser has stored what they are computed from.
  if (status !== 'counting' && error === undefined && missing.length === 0) return null;
  return (
    <div className="tillview-ledger" aria-busy={status !== 'idle'}>
      <Card>
        <FocusFallback>
          {status !== 'idle' && <Progress known={known} context={context} />}
          {status === 'idle' && error !== undefined && (
            <RequestError
              isInline
              error={error}
              subject={__('the orders', 'tillview')}
              onRetry={known.select}
            />
          )}
          {status === 'idle' && error === undefined && <Unread known={known} context={context} />}
        </FocusFallback>
      </Card>
    </div>
  );
}
