import { Button, TextControl } from '@tillview/components';
import { getQueryText } from '@tillview/navigation';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { useUrl } from '../../../shell/use-url.ts';
import type { AddedRequests } from '../added-column.ts';
import { getRangeKey } from './spend.ts';
import './spend-range.css';

type Props = {
  requests: AddedRequests | undefined;
  /** Called with the range whose orders the user agreed to load. */
  onAgree: (range: string) => void;
  formatNumber: (value: number) => string;
};

const CLEARED = {
  ordered_from: undefined,
  ordered_until: undefined,
  table_sort: undefined,
  table_order: undefined,
  paged: undefined,
};

/** The fields for the range of orders, whose spend the table shows. */
function RangeForm() {
  const { query, updateQuery } = useUrl();
  const applied = getQueryText(query, 'ordered_from');
  const [after, setAfter] = useState(applied ?? '');
  const [before, setBefore] = useState(getQueryText(query, 'ordered_until') ?? '');
  const isReversed = after !== '' && before !== '' && before < after;
  return (
    <form
      className="tillview-spend-range__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (after === '' || isReversed) return;
        updateQuery({
          ordered_from: after,
          ordered_until: before || undefined,
          table_sort: 'ordered.total',
          table_order: 'desc',
          paged: undefined,
        });
      }}
    >
      <TextControl
        label={__('Ordered from', 'tillview')}
        type="date"
        required
        value={after}
        onChange={setAfter}
      />
      <TextControl
        label={__('Ordered until (optional)', 'tillview')}
        type="date"
        value={before}
        onChange={setBefore}
        aria-invalid={isReversed}
        help={isReversed ? __('Select a day that is not before the first one.', 'tillview') : ''}
      />
      <Button type="submit">{__('Show spend in range', 'tillview')}</Button>
      {applied !== undefined && (
        <Button variant="quiet" onClick={() => updateQuery(CLEARED)}>
          {__('Clear range', 'tillview')}
        </Button>
      )}
    </form>
  );
}

/** The range of orders above a table of customers, and the state of the requests for them. */
export default function SpendRange({ requests, onAgree, formatNumber }: Props) {
  const { query } = useUrl();
  const range = getRangeKey(query);
  return (
    <div className="tillview-spend-range">
      {/* Back and Forward change the range too. */}
      <RangeForm key={range} />
      <div role="status">
        {requests?.mustAgree && (
          <>
            {sprintf(
              /* translators: %s: number of requests. */
              _n(
                'The range has many orders. Loading them takes %s request to the store.',
                'The range has many orders. Loading them takes %s requests to the store.',
                requests.total,
                'tillview',
              ),
              formatNumber(requests.total),
            )}{' '}
            <Button variant="link" onClick={() => onAgree(range)}>
              {__('Load orders', 'tillview')}
            </Button>
          </>
        )}
        {requests && !requests.mustAgree && (
          <>
            {sprintf(
              /* translators: 1: number of answered requests. 2: number of requests. */
              __('Loading orders: %1$s of %2$s requests', 'tillview'),
              formatNumber(requests.answered),
              formatNumber(requests.total),
            )}
          </>
        )}
      </div>
    </div>
  );
}
