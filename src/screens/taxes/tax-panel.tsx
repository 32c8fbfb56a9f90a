import { Button, Card, FocusFallback, Notice } from '@tillview/components';
import { isForbidden, isSessionEnded } from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { RequestError } from '../../shell/request-error.tsx';
import type { KnownTaxLines } from './use-tax-lines.ts';
import '../../ledger/ledger-panel.css';

type Props = { known: KnownTaxLines; context: ReportContext };

type PanelProps = Props & {
  /** What the table lacks while not all lines are read. */
  part: string | undefined;
  /** What stands in the place of the progress once all lines are read. */
  children: ReactNode;
};

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

type ProgressProps = Props & Pick<PanelProps, 'part'>;

function Progress({ known: { state, reader }, context: { formatNumber }, part }: ProgressProps) {
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
        <p>
          {label}
          {part && (
            <>
              {'. '}
              <strong className="tillview-ledger__part" role="note">
                {part}
              </strong>
            </>
          )}
        </p>
        <progress aria-label={label} max={Math.max(1, done, requests)} value={done} />
      </div>
      <Button variant="secondary" onClick={() => reader.stop()}>
        {__('Pause', 'tillview')}
      </Button>
    </div>
  );
}

/**
 * The lines of the orders: what reading them costs, its progress, and failures. It has its place and size from the start,
 * so that the table below does not move when they are read.
 */
export function TaxPanel({ known, context, part, children }: PanelProps) {
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
  const isRead = status !== 'counting' && error === undefined && missing.length === 0;
  return (
    <>
      <div className="tillview-ledger" aria-busy={status !== 'idle' && !isRead}>
        <FocusFallback>
          {isRead && children}
          {!isRead && status !== 'idle' && <Progress known={known} context={context} part={part} />}
          {status === 'idle' && error !== undefined && (
            <Card>
              <RequestError
                isInline
                error={error}
                subject={__('the orders', 'tillview')}
                onRetry={known.select}
              />
            </Card>
          )}
          {status === 'idle' && error === undefined && !isRead && (
            <Card>
              <Unread known={known} context={context} />
            </Card>
          )}
        </FocusFallback>
      </div>
      {part && status === 'idle' && (
        <p className="tillview-report__notice" role="note">
          {part}
        </p>
      )}
    </>
  );
}
