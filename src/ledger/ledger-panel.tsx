import { Button, Card, FocusFallback, VisuallyHidden } from '@tillview/components';
import { CurrencyContext } from '@tillview/currency';
import { getMonthSums, type LedgerState } from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { isolateAmount } from '../reporting/definition/isolate-amount.ts';
import type { ReportContext } from '../reporting/definition/report-definition.ts';
import { RequestError } from '../shell/request-error.tsx';
import { useScreenAction } from '../shell/screen-actions.ts';
import { NotStored } from './not-stored.tsx';
import { countUnread } from './read-unasked.ts';
import type { KnownLedger } from './use-ledger.ts';
import './ledger-panel.css';

type Props = { known: KnownLedger; context: ReportContext };

type PanelProps = Props & {
  /** What the screen shows of the orders, for screen readers; by default that they equal Revenue. */
  result?: string | undefined;
  /** What the figures of the screen lack while months of their ranges are not read. */
  part?: string | undefined;
};

type Formats = Pick<ReportContext, 'formatNumber' | 'currency'>;

/** Describes the orders that were read, whose sums are those of Revenue. */
function describeEqual({ expected = [] }: LedgerState, { formatNumber, currency }: Formats) {
  const orders = expected.reduce((sum, month) => sum + month.orders_count, 0);
  const net = expected.reduce((sum, month) => sum + month.net_revenue, 0);
  return sprintf(
    /* translators: 1: number of orders. 2: an amount of money. */
    _n(
      'Computed in this browser from %1$s order. Each month equals Revenue: %2$s net sales in total.',
      'Computed in this browser from %1$s orders. Each month equals Revenue: %2$s net sales in total.',
      orders,
      'tillview',
    ),
    formatNumber(orders),
    isolateAmount(currency.formatAmount(net)),
  );
}

const describeRequests = (count: number, { formatNumber }: Formats) =>
  sprintf(
    /* translators: %s: number of requests. */
    _n('about %s request', 'about %s requests', count, 'tillview'),
    formatNumber(count),
  );

/** Describes the months that are not read or differ from the store. */
function describeUnread(state: LedgerState, formats: Formats): string {
  const { months, unread, expected = [] } = state;
  const { formatNumber, currency } = formats;
  if (months.size === 0) {
    const orders = countUnread(state);
    return sprintf(
      /* translators: %s: number of orders. */
      _n(
        'This page needs the %s order of your store: its date, amounts, source and customer number, without name and address. It is read once, for all screens, and kept in this browser.',
        'This page needs all %s orders of your store: their dates, amounts, sources and customer numbers, without names and addresses. They are read once, for all screens, and kept in this browser.',
        orders,
        'tillview',
      ),
      formatNumber(orders),
    );
  }
  const isDifferent = unread.every((month) => months.has(month));
  if (!isDifferent)
    return sprintf(
      /* translators: %s: number of months. */
      _n(
        'The orders of %s month are not read yet.',
        'The orders of %s months are not read yet.',
        unread.length,
        'tillview',
      ),
      formatNumber(unread.length),
    );
  const difference = expected
    .filter(({ month }) => unread.includes(month))
    .reduce((sum, { month, net_revenue: net }) => {
      const known = months.get(month);
      return sum + net - (known ? getMonthSums(known).net_revenue : 0);
    }, 0);
  return sprintf(
    /* translators: 1: number of months. 2: an amount of money. */
    _n(
      'The orders of %1$s month differ from Revenue, by %2$s net sales: orders have changed since they were read.',
      'The orders of %1$s months differ from Revenue, by %2$s net sales: orders have changed since they were read.',
      unread.length,
      'tillview',
    ),
    formatNumber(unread.length),
    isolateAmount(currency.formatAmount(difference)),
  );
}

const QUARTERS = 4;

/**
 * The state for screen readers, where each text is spoken when it changes: the progress in quarters, what is not read,
 * then the result.
 */
function describeState(state: LedgerState, formats: Formats, result: string | undefined): string {
  const { status, done, requests, error, expected, unread } = state;
  if (status === 'reading') {
    const quarter = Math.floor((done / Math.max(1, done + requests)) * QUARTERS);
    /* translators: %s: a share, such as "25%". */
    return sprintf(__('Reading orders: %s', 'tillview'), `${(100 * quarter) / QUARTERS}%`);
  }
  if (status !== 'idle' || error !== undefined || !expected || expected.length === 0) return '';
  if (unread.length > 0) return [describeUnread(state, formats), result].filter(Boolean).join(' ');
  return result ?? describeEqual(state, formats);
}

/** What the figures lack: in a line of the panel while orders are read, so that nothing moves when they are. */
const Part = ({ text }: { text: string }) => (
  <strong className="tillview-ledger__part" role="note">
    {text}
  </strong>
);

type ProgressProps = { state: LedgerState; formats: Formats; part?: string | undefined };

function Progress({ state, formats, part }: ProgressProps) {
  const { status, done, requests } = state;
  if (status === 'checking')
    return <p>{__('Comparing the orders in this browser with the store…', 'tillview')}</p>;
  if (status === 'waiting')
    return (
      <p>
        {__('Waiting for another tab, which is reading the orders at the moment.', 'tillview')}{' '}
        {part && <Part text={part} />}
      </p>
    );
  const label = sprintf(
    /* translators: 1: number of requests that are done. 2: their number in total. */
    __('Reading orders: %1$s of about %2$s requests', 'tillview'),
    formats.formatNumber(done),
    formats.formatNumber(done + requests),
  );
  return (
    <>
      <p>
        {label}
        {'. '}
        {part ? (
          <Part text={part} />
        ) : (
          __(
            'Kept in this browser: dates, amounts, sources and customer numbers, without names and addresses.',
            'tillview',
          )
        )}
      </p>
      <progress aria-label={label} max={Math.max(1, done + requests)} value={done} />
    </>
  );
}

/** Says which changes are not found, although the sums of their month would not show them either. */
function describeUnfound({ changes }: LedgerState): string | undefined {
  switch (changes.by) {
    case 'plugin':
      return undefined;
    case 'list':
      return __(
        'Not found before they are read again: a new country of a customer, if none of the orders has changed.',
        'tillview',
      );
    case 'nothing':
      return __(
        'Not found before they are read again: a new status, country or source of an order, if the sums of its month stay the same.',
        'tillview',
      );
  }
}

/** The changes that are not found, and the button that reads the orders again. */
function Unfound({ ledger, state }: KnownLedger) {
  const text = describeUnfound(state);
  if (text === undefined) return null;
  return (
    <p>
      {text}{' '}
      <Button variant="link" onClick={() => void ledger.readAgain()}>
        {__('Read again', 'tillview')}
      </Button>
    </p>
  );
}

/** Asks before the orders are removed, because reading them again takes time. */
function RemovalQuestion({ onRemove, onCancel }: { onRemove: () => void; onCancel: () => void }) {
  const cancel = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const id = useId();
  useEffect(() => cancel.current?.focus(), []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onCancel();
  };
  return (
    <div role="group" aria-labelledby={id} className="tillview-ledger__question">
      <span id={id}>
        {__('Remove the orders? They must then be read from the store again.', 'tillview')}
      </span>
      <Button isSmall onKeyDown={onKeyDown} onClick={onRemove}>
        {__('Remove', 'tillview')}
      </Button>
      <Button isSmall ref={cancel} onKeyDown={onKeyDown} onClick={onCancel}>
        {__('Cancel', 'tillview')}
      </Button>
    </div>
  );
}

/** Offers to remove the orders in the page menu. Returns the question, once the user has selected it. */
function useRemoval({ state, remove }: KnownLedger): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const canRemove = state.months.size > 0 && state.status === 'idle';
  useScreenAction(
    'menu',
    useMemo(
      () =>
        canRemove
          ? [
              {
                label: __('Remove the orders from this browser', 'tillview'),
                run: () => setAsking(true),
              },
            ]
          : undefined,
      [canRemove],
    ),
  );
  if (!isAsking || !canRemove) return null;
  const close = () => setAsking(false);
  return (
    <RemovalQuestion
      onCancel={close}
      onRemove={() => {
        close();
        remove();
      }}
    />
  );
}

function Content({ known, context, part }: PanelProps): ReactNode {
  const { ledger, state, check, read } = known;
  const { status, error, expected, months, unread, requests, isStored } = state;
  if (known.groups)
    return (
      <p role="note">
        {sprintf(
          /* translators: %s: number of orders. */
          __(
            'Not available at this size: this page needs each order in the browser, and this shop has more than %s. Sources and Explorer show what the database groups.',
            'tillview',
          ),
          context.formatNumber(known.groups.threshold),
        )}
      </p>
    );
  if (status !== 'idle')
    return (
      <div className="tillview-ledger__row">
        <div className="tillview-ledger__progress">
          <Progress state={state} formats={context} part={part} />
        </div>
        {status !== 'checking' && (
          <Button variant="secondary" onClick={() => ledger.stop()}>
            {__('Pause', 'tillview')}
          </Button>
        )}
      </div>
    );
  if (error !== undefined)
    return (
      <RequestError
        isInline
        error={error}
        subject={__('the orders', 'tillview')}
        isAnalytics
        {...(months.size > 0 ? { note: __('What was read before is kept.', 'tillview') } : {})}
        onRetry={expected ? read : check}
      />
    );
  if (!expected) return <Progress state={{ ...state, status: 'checking' }} formats={context} />;
  if (expected.length === 0)
    return (
      <p>{__('No orders are in the reports yet. Their analysis appears here.', 'tillview')}</p>
    );
  return (
    <>
      {unread.length === 0 ? (
        <>
          <p>{describeEqual(state, context)}</p>
          <Unfound {...known} />
        </>
      ) : (
        <div className="tillview-ledger__row">
          <p>{describeUnread(state, context)}</p>
          <Button variant="primary" onClick={read}>
            {sprintf(
              /* translators: 1: the action, such as "Read the orders". 2: its cost, such as "about 25 requests". */
              __('%1$s (%2$s)', 'tillview'),
              months.size === 0 ? __('Read the orders', 'tillview') : __('Continue', 'tillview'),
              describeRequests(requests, context),
            )}
          </Button>
        </div>
      )}
      {!isStored && months.size > 0 && <NotStored />}
    </>
  );
}

/** The orders in the browser: what reading them costs, its progress, and whether they equal Revenue. */
export function LedgerPanel({ result, part, known, context }: PanelProps) {
  // Revenue is in the currency of the store, also where only orders in another one are counted.
  const currency = useContext(CurrencyContext);
  const props = { known, part, context: { ...context, currency } };
  const { status, error, expected, unread, isLimited } = known.state;
  const isReady = status === 'idle' && error === undefined && expected && unread.length === 0;
  // What the user only reads has one place and size, so that nothing moves when the orders are read.
  const isLine = isReady || status !== 'idle' || (error === undefined && !expected);
  const question = useRemoval(known);
  const content = (
    <>
      {question}
      <Content {...props} />
    </>
  );
  return (
    <>
      {/* The page's only live region. Not in the panel: what is busy is not spoken. */}
      <VisuallyHidden>
        <span role="status">{describeState(known.state, props.context, result)}</span>
      </VisuallyHidden>
      <div className="tillview-ledger" aria-busy={status !== 'idle'}>
        {/* Around both: when the orders are read, the card is removed with the button that has the focus. */}
        <FocusFallback>{isLine ? content : <Card>{content}</Card>}</FocusFallback>
        {isLimited && (
          <p role="note">
            {__(
              'Another plugin limits which orders you see. They are therefore read as a list, which takes longer.',
              'tillview',
            )}
          </p>
        )}
      </div>
      {part && status === 'idle' && (
        <p className="tillview-report__notice" role="note">
          {part}
        </p>
      )}
    </>
  );
}
