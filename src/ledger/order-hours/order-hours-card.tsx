import { Button, Card } from '@tillview/components';
import { useKeptIdentity, type ReportRequest } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useContext, useState } from 'react';
import { ShopDayContext } from '../../host/shop-day.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { useScrolledNear } from '../../shell/parts/use-scrolled-near.ts';
import { getWholeWeeks } from './whole-weeks.ts';
import { OrderHours } from './order-hours.tsx';
import './order-hours.css';

type Props = {
  request: ReportRequest;
  context: ReportContext;
  /** Whether it is a section that the user has added: it has a title already, and is requested at once. */
  isSection?: boolean;
};

/**
 * A card with orders and net sales by weekday and hour, over the whole weeks of a report's range. Its requests are sent
 * when the user scrolls near it, or asks for them. Renders nothing without a range, and for a search that is not finished or found nothing.
 */
export default function OrderHoursCard({ request, context, isSection = false }: Props) {
  const { primary, filters, scope } = request;
  const today = useContext(ShopDayContext);
  const weeks = useKeptIdentity(primary ? getWholeWeeks(primary, today) : undefined);
  const { ref, isNear } = useScrolledNear(weeks);
  const [requested, setRequested] = useState<typeof weeks>();
  const isShown = isSection || isNear || (weeks !== undefined && requested === weeks);
  if (!primary || scope !== 'known') return null;
  return (
    <div ref={ref} className={isShown ? undefined : 'tillview-order-hours--pending'}>
      <Card title={isSection ? undefined : __('Orders by weekday and hour', 'tillview')}>
        {!weeks && (
          <p className="tillview-order-hours__message">
            {__(
              'The range has no whole week that is over. Select at least seven days.',
              'tillview',
            )}
          </p>
        )}
        {/* A high window shows the card before the user scrolls. */}
        {weeks && !isShown && (
          <div className="tillview-order-hours__loading">
            <Button isSmall onClick={() => setRequested(weeks)}>
              {__('Show orders by hour', 'tillview')}
            </Button>
          </div>
        )}
        {weeks && isShown && (
          <OrderHours key={JSON.stringify([weeks, filters])} {...{ weeks, filters, context }} />
        )}
      </Card>
    </div>
  );
}
