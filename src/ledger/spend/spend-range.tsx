import { Button, TextControl } from '@tillview/components';
import { getQueryText } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useUrl } from '../../shell/use-url.ts';
import { readSpendRange } from './read-range.ts';
import '../added-columns.css';
import './spend-range.css';

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

/** The range of orders above a table of customers. */
export default function SpendRange() {
  const { query } = useUrl();
  const days = [getQueryText(query, 'ordered_from'), getQueryText(query, 'ordered_until')];
  return (
    <div className="tillview-added-columns tillview-spend-range">
      {/* Back and Forward change the range too. */}
      <RangeForm key={days.join('/')} />
      <div role="status">
        {days[0] !== undefined &&
          !readSpendRange(query) &&
          __('The range of the orders is not a valid date.', 'tillview')}
      </div>
    </div>
  );
}
