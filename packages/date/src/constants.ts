/** Format of a day in the address and in the API, moment tokens. */
export const isoDateFormat = 'YYYY-MM-DD';

/** Format of a date with time in the API: the store's local time, without a zone (readings C3). Moment tokens. */
export const defaultDateTimeFormat = 'YYYY-MM-DDTHH:mm:ss';

/** Date format of a report table when the store sets none, PHP tokens. */
export const defaultTableDateFormat = 'm/d/Y';

/** A chart by day with at least this many points labels months instead of days (R9.41). */
export const dayTicksThreshold = 63;

/** A chart by week with at least this many points labels months instead of weeks (R9.42). */
export const weekTicksThreshold = 9;

/** The default date range unless `configureDate` sets another (R9.16). */
export const defaultDateRangeQuery = 'period=month&compare=previous_year';
