/** How a page was requested: by an arrow or by its number. */
export type PageAction = 'previous' | 'next' | 'goto';
