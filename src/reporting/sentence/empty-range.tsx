import { Button, Link } from '@tillview/components';
import { reportsStore } from '@tillview/data';
import { formatDate } from '@tillview/date';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ReportContext } from '../definition/report-definition.ts';
import { getFirstOrder, getLastOrder } from '../request/order-days.ts';

type Props = {
  /** The screen that the links open. */
  path: string;
  /** The context of the range. */
  context: ReportContext;
  onRetry: () => void;
};

/** A link that shows a day. It names the comparison, without which a range in a URL does not apply. */
function DayLink({ day, path, context }: { day: string } & Omit<Props, 'onRetry'>) {
  const href = context.screenHref(path, {
    period: 'custom',
    after: day,
    before: day,
    compare: context.compare,
    preset: undefined,
    interval: undefined,
    compare_until: context.until,
  });
  return <Link href={href}>{formatDate(day)}</Link>;
}

/** For a range without orders: the first and the last day of the store that have orders, as links. */
export function EmptyRange({ onRetry, ...link }: Props) {
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
  if (!from) return <span>{__('No orders are in the reports yet.', 'tillview')}</span>;
  return (
    <>
      <span>
        {__('First day with orders:', 'tillview')} <DayLink day={from} {...link} />
      </span>{' '}
      {/* Unknown if the newest rows are all refunds. */}
      {to && (
        <span>
          {__('Last day with orders:', 'tillview')} <DayLink day={to} {...link} />
        </span>
      )}
    </>
  );
}
