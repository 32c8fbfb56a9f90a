import { Button, Link } from '@tillview/components';
import { reportsStore } from '@tillview/data';
import { formatDate } from '@tillview/date';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useUrl } from '../../shell/use-url.ts';
import { getFirstOrder, getLastOrder } from './order-days.ts';

/** A link that shows a day. */
function DayLink({ day }: { day: string }) {
  const { href } = useUrl();
  const range = {
    period: 'custom',
    after: day,
    before: day,
    preset: undefined,
    interval: undefined,
    compare_until: undefined,
  };
  return <Link href={href(range)}>{formatDate(day)}</Link>;
}

/** For a range without orders: the first and the last day of the store that have orders, as links. */
export default function EmptyRange({ onRetry }: { onRetry: () => void }) {
  const { first, last } = useSelect((select) => {
    const selector = select(reportsStore);
    return { first: getFirstOrder(selector), last: getLastOrder(selector) };
  }, []);
  if (first.isError || last.isError)
    return (
      <span>
        {__('The days with orders could not be loaded.', 'tillview')}{' '}
        <Button variant="link" onClick={onRetry}>
          {__('Retry', 'tillview')}
        </Button>
      </span>
    );
  if (first.isRequesting || last.isRequesting) return <span aria-busy="true" />;
  const [from, to] = [first, last].map(({ at }) => at?.slice(0, 10));
  if (!from || !to) return <span>{__('The store has no orders yet.', 'tillview')}</span>;
  return (
    <>
      <span>
        {__('First day with orders:', 'tillview')} <DayLink day={from} />
      </span>{' '}
      <span>
        {__('Last day with orders:', 'tillview')} <DayLink day={to} />
      </span>
    </>
  );
}
