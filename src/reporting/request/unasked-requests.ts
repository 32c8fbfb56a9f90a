/** The most requests for orders that what a user opens sends without a consent: 5,000 orders as a list. */
export const MAX_UNASKED_REQUESTS = 50;
