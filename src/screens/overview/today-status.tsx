import type { NewestOrder } from '@tillview/data';
import { toMoment, getStoreTimeZoneMoment, isoDateFormat } from '@tillview/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useAlarm } from '../../reporting/alarm/use-alarm.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { formatStoreTime } from '../../shell/parts/format-instant.ts';

type Props = {
  /** The newest order of the store, if the user may see it, and the time of the newest one in the reports. */
  made: NewestOrder | undefined;
  at: string | undefined;
  context: ReportContext;
};

/** The last order: its time if it is of today, its day and time otherwise. */
function LastOrder({ at }: { at: string }) {
  const moment = toMoment('YYYY-MM-DD HH:mm:ss', at);
  if (!moment) return null;
  return at.slice(0, 10) === getStoreTimeZoneMoment().format(isoDateFormat) ? (
    /* translators: %s: a time of day. */
    <span>{sprintf(__('Last order at %s.', 'tillview'), formatStoreTime(moment))}</span>
  ) : (
    /* translators: %s: a date and a time of day. */
    <span>{sprintf(__('Last order: %s.', 'tillview'), formatStoreTime(moment))}</span>
  );
}

/** Says how many of the newest orders wait for payment. */
function Waiting({ made: { waiting, isMore }, context }: { made: NewestOrder } & Props) {
  if (waiting === 0) return null;
  const count = context.formatNumber(waiting);
  return (
    <span>
      {isMore
        ? /* translators: %s: number of orders. */
          sprintf(__('At least %s wait for payment.', 'tillview'), count)
        : sprintf(
            /* translators: %s: number of orders. */
            _n('%s waits for payment.', '%s wait for payment.', waiting, 'tillview'),
            count,
          )}
    </span>
  );
}

/** The last order, which an alarm replaces, and that there is none. What is known last is last, so that nothing moves. */
export function TodayStatus({ made, at, context }: Props) {
  const { alarm, isRead } = useAlarm();
  const lastAt = [at, made?.at]
    .filter((time) => time !== undefined)
    .toSorted()
    .at(-1);
  return (
    <p className="tillview-today__status">
      {!alarm && lastAt && <LastOrder at={lastAt} />}{' '}
      {made && <Waiting {...{ made, at, context }} />}{' '}
      {!alarm && isRead && lastAt && <span>{__('No alarms.', 'tillview')}</span>}
    </p>
  );
}
