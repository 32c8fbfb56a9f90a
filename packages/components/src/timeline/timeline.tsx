import { formatPhpDate, toStoreTime } from '@tillview/date';
import { __ } from '@wordpress/i18n';
import { H } from '../section/h.tsx';
import { Section } from '../section/section.tsx';
import {
  getTime,
  groupItems,
  type TimelineGroupBy,
  type TimelineItem,
  type TimelineOrderBy,
} from './group-items.ts';
import './timeline.css';

export type TimelineProps = {
  /** The entries, in any order. */
  items?: readonly TimelineItem[] | null;
  /** Whether items are grouped by day, week or month; by day by default (R9.52). */
  groupBy?: TimelineGroupBy;
  /** Whether the oldest or newest items come first; the newest by default (R9.53). */
  orderBy?: TimelineOrderBy;
  /** PHP date format of a group's title; 'F j, Y' by default (R9.54). */
  dateFormat?: string;
  /** PHP date format of an entry's time; 'g:ia' by default (R9.55). */
  clockFormat?: string;
  className?: string;
};

type EntryProps = {
  item: TimelineItem;
  clockFormat: string;
};

function Entry({ item, clockFormat }: EntryProps) {
  const { icon, headline, body, hideTimestamp = false } = item;
  const date = new Date(getTime(item));
  const clock = formatPhpDate(toStoreTime(date), clockFormat);
  return (
    <li className="tillview-timeline__item">
      <span className="tillview-timeline__icon">{icon}</span>
      <div className="tillview-timeline__content">
        <div className="tillview-timeline__line">
          <div className="tillview-timeline__headline">{headline}</div>
          {!hideTimestamp && clock !== '' && (
            <time className="tillview-timeline__clock" dateTime={date.toISOString()}>
              {clock}
            </time>
          )}
        </div>
        {body?.map((part, index) => (
          // The index is safe as key: paragraphs have no id and no state.
          <div key={index} className="tillview-timeline__body">
            {part}
          </div>
        ))}
      </div>
    </li>
  );
}

/** A list of events, grouped by day, week or month in the store's time zone. */
export function Timeline({
  items,
  groupBy = 'day',
  orderBy = 'desc',
  dateFormat = 'F j, Y',
  clockFormat = 'g:ia',
  className = '',
}: TimelineProps) {
  const classes = `tillview-timeline ${className}`.trimEnd();
  if (!items || items.length === 0)
    return (
      <div className={classes}>
        <p className="tillview-timeline__empty">{__('No data to display', 'tillview')}</p>
      </div>
    );
  return (
    <ol className={classes}>
      {groupItems(items, groupBy, orderBy).map((group) => (
        <li key={group.start} className="tillview-timeline__group">
          <H className="tillview-timeline__title">
            {formatPhpDate(toStoreTime(group.date), dateFormat) || __('Unknown date', 'tillview')}
          </H>
          <Section component="ol" className="tillview-timeline__items">
            {group.items.map((item, index) => (
              // The index is the key, since entries can be equal in every field.
              <Entry key={index} item={item} clockFormat={clockFormat} />
            ))}
          </Section>
        </li>
      ))}
    </ol>
  );
}
