import { __ } from '@wordpress/i18n';
import type { ReportPart } from '../../reporting/definition/report-definition.ts';
import { OrderHoursCard } from './lazy-order-hours.ts';

/** Orders and net sales by weekday and hour, for a report whose filters are those of orders. */
export const orderHours: ReportPart = {
  name: () => __('Orders by weekday and hour', 'tillview'),
  place: 'end',
  load: ({ shown, context }) => <OrderHoursCard request={shown.request} context={context} />,
};
