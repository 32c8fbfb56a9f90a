import { dropItems, receiveQueryResult, receiveItems, whileUpdating } from '../core/collection.ts';
import { NAMESPACE } from '../core/constants.ts';
import { createKeyOf, type KeyFunctions, type OperationContext } from '../core/operations.ts';
import { getResourceName, type Query } from '../core/query.ts';
import { readTotal, readTotals } from '../core/rest-client.ts';
import { isRecord, listWithIds, recordWithId, type Shape } from '../core/shapes.ts';
import { readTotalCount } from '../reports/page-totals.ts';
import type { Review, ReviewFields, ReviewsData } from './types.ts';

type Context = OperationContext<ReviewsData>;

const PATH = `${NAMESPACE}/products/reviews`;
const isReview = recordWithId<Review>();
const isReviews = listWithIds<Review>();

/** Reply for a review that was deleted permanently instead of moved to the trash. */
type DeletedReview = {
  deleted: boolean;
  previous: Review;
};

const isDeletion: Shape<Review | DeletedReview> = (body): body is Review | DeletedReview =>
  isReview(body) || (isRecord(body) && body['deleted'] === true && isReview(body['previous']));

function accessOf({ get, set }: Context) {
  return {
    get: () => get().reviews,
    set: (reviews: ReviewsData['reviews']) => set({ reviews }),
  };
}

/** Reads a list and its total. The reply contains both, so one request resolves both selectors. */
async function readReviews(
  { get, resolutions, rest, set }: Context,
  query: Query = {},
): Promise<void> {
  const { data, headers } = await rest.readWithHeaders(PATH, query, isReviews);
  const key = getResourceName('reviews', query);
  const totals = readTotals(headers, data.length);
  // One review is not the number of all where a proxy has removed the headers.
  if (Number(query['per_page']) === 1 && readTotal(headers) === undefined)
    totals.totalResults = await readTotalCount(rest, PATH, query, isReviews);
  set({ reviews: receiveQueryResult(get().reviews, key, data, totals) });
  resolutions.finish('getReviews', [query]);
  resolutions.finish('getReviewsTotalCount', [query]);
}

export const resolvers = {
  getReviews: readReviews,
  getReviewsTotalCount: readReviews,
};

export const actions = {
  /**
   * Changes a review, for example its status. Returns the updated review. Lists are read again, because they filter by
   * status.
   */
  async updateReview(
    context: Context,
    id: number,
    fields: ReviewFields,
    query: Query = {},
  ): Promise<Review> {
    const access = accessOf(context);
    const review = await whileUpdating(access, [id], async () => {
      const options = { body: fields, query };
      const reply = await context.rest.write('PUT', `${PATH}/${id}`, options, isReview);
      access.set(receiveItems(access.get(), [reply]));
      return reply;
    });
    context.resolutions.forget(context.resolutions.list());
    return review;
  },

  /**
   * Moves a review to the trash, or with `{ force: true }` deletes it permanently. Returns the review; lists are read
   * again.
   */
  async deleteReview(context: Context, id: number, query: Query = {}): Promise<Review> {
    const access = accessOf(context);
    const review = await whileUpdating(access, [id], async () => {
      const reply = await context.rest.write('DELETE', `${PATH}/${id}`, { query }, isDeletion);
      if ('previous' in reply) {
        access.set(dropItems(access.get(), [id]));
        return reply.previous;
      }
      access.set(receiveItems(access.get(), [reply]));
      return reply;
    });
    context.resolutions.forget(context.resolutions.list());
    return review;
  },
};

type ReviewsOperations = typeof resolvers & typeof actions;

const byQuery = (query: Query = {}) => getResourceName('reviews', query);

export const keys = {
  getReviews: byQuery,
  getReviewsTotalCount: byQuery,
} satisfies KeyFunctions<ReviewsOperations>;

/** The key of an operation's status. */
export const keyOf = createKeyOf<ReviewsOperations, typeof keys>(keys);
