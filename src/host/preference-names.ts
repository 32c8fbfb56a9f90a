/** The user's preference: long ranges are shown by an interval that can be read, where the address names none. */
export const READABLE_INTERVAL = 'tillview_readable_interval';
