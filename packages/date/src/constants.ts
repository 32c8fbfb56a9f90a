/** Format of a day in the address and in the API, moment tokens. */
export const isoDateFormat = 'YYYY-MM-DD';

/** Format of a date with time in the API: the store's wall clock, no zone (readings C3). Moment tokens. */
export const defaultDateTimeFormat = 'YYYY-MM-DDTHH:mm:ss';

/** Date format of a report table when the store names none, PHP tokens. */
export const defaultTableDateFormat = 'm/d/Y';

/** From this many points on, a chart by day labels months instead of days (spec §9). */
export const dayTicksThreshold = 63;

/** From this many points on, a chart by week labels months instead of weeks (spec §9). */
export const weekTicksThreshold = 9;

/** The default date range unless `configureDate` sets another (R9.16). */
export const defaultDateRangeQuery = 'period=month&compare=previous_year';
