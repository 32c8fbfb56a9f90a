import { normalizeQuery, type RestQuery } from '@tillview/data';

/** The request for the number of reviews to approve, where no screen shows them. */
export const REVIEWS_TOTAL: RestQuery = normalizeQuery({ status: 'hold', page: 1, per_page: 1 });
