/** The user preference that selects a readable interval for long ranges if the URL contains none. */
export const READABLE_INTERVAL = 'tillview_readable_interval';
