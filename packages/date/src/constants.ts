/** Format of a date in the URL and the API, in moment tokens. */
export const isoDateFormat = 'YYYY-MM-DD';

/**
 * Format of a date with time in the API, in moment tokens: the store's local time, without a time zone (readings C3).
 */
export const defaultDateTimeFormat = 'YYYY-MM-DDTHH:mm:ss';

/** Default date format of a report table, in PHP tokens. */
export const defaultTableDateFormat = 'm/d/Y';

/** A chart by day with at least this many points has labels for months instead of days (R9.41). */
export const dayTicksThreshold = 63;

/** A chart by week with at least this many points has labels for months instead of weeks (R9.42). */
export const weekTicksThreshold = 9;

/** The default date range unless `configureDate` sets another (R9.16). */
export const defaultDateRangeQuery = 'period=month&compare=previous_year';
