import { Button, Card, ChevronDownIcon, H } from '@tillview/components';
import { useKeptIdentity, type ReportRequest } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useContext, useId, useState } from 'react';
import { ShopDayContext } from '../../host/shop-day.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import '../../shell/parts/card-line.css';
import { getWholeWeeks } from './whole-weeks.ts';
import { OrderHours } from './order-hours.tsx';
import './order-hours.css';

type Props = {
  request: ReportRequest;
  context: ReportContext;
  /** Whether it is a section that the user has added: it has a title already, and is shown at once. */
  isSection?: boolean;
};

/**
 * A card with orders and net sales by weekday and hour, over the whole weeks of a report's range: one line below the
 * table until the user opens it, which sends its requests. Renders nothing without a range, and for a search that is not
 * finished or found nothing.
 */
export default function OrderHoursCard({ request, context, isSection = false }: Props) {
  const { primary, filters, scope } = request;
  const today = useContext(ShopDayContext);
  const weeks = useKeptIdentity(primary ? getWholeWeeks(primary, today) : undefined);
  const [isOpen, setOpen] = useState(isSection);
  const [titleId, id] = [useId(), useId()];
  if (!primary || scope !== 'known') return null;
  const content = isOpen && (
    <>
      {!weeks && (
        <p className="tillview-order-hours__message">
          {__('The range has no whole week that is over. Select at least seven days.', 'tillview')}
        </p>
      )}
      {weeks && (
        <OrderHours key={JSON.stringify([weeks, filters])} {...{ weeks, filters, context }} />
      )}
    </>
  );
  if (isSection) return <Card>{content}</Card>;
  return (
    <Card
      isFlush
      labelledBy={titleId}
      className={`tillview-order-hours${isOpen ? '' : ' is-closed'}`}
    >
      <div className="tillview-card-line">
        <H id={titleId} className="tillview-card-line__title">
          {__('Orders by weekday and hour', 'tillview')}
        </H>
        <Button
          variant="quiet"
          isSmall
          aria-expanded={isOpen}
          aria-controls={id}
          className="tillview-card-line__toggle"
          onClick={() => setOpen(!isOpen)}
        >
          {__('Show orders by hour', 'tillview')}
          <ChevronDownIcon size={16} />
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="tillview-order-hours__body">
        {content}
      </div>
    </Card>
  );
}
