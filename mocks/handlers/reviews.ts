import type { Review, ReviewStatus } from '../entities/catalog.ts';
import { requires } from '../auth.ts';
import { RestError } from '../rest-error.ts';
import {
  PRODUCTS,
  embedProduct,
  permalinkOf,
  withGmt,
  serializeProduct,
} from './catalog-entities.ts';
import {
  FLAG,
  INTEGER,
  INTEGERS,
  STRINGS,
  TEXT,
  collectionArgs,
  linksOf,
  listResponse,
  oneOf,
  select,
  sortBy,
} from './list.ts';
import { UPDATE_METHODS } from './route.ts';
import type { Permission, RestResponse, RestRequest, Route } from './route.ts';

const REVIEWS = `${PRODUCTS}/reviews`;

const MODERATIONS = ['approved', 'hold', 'spam', 'unspam', 'trash', 'untrash'] as const;

const canListReviews: Permission = requires('moderate_comments');
const canViewReview: Permission = requires(
  'moderate_comments',
  'woocommerce_rest_cannot_view',
  'Sorry, you cannot view this resource.',
);
const canEditReview: Permission = requires(
  'edit_products',
  'woocommerce_rest_cannot_edit',
  'Sorry, you cannot edit this resource.',
);
const canDeleteReview: Permission = requires(
  'edit_products',
  'woocommerce_rest_cannot_delete',
  'Sorry, you cannot delete this resource.',
);

/** Changes the status. A review that is restored from spam or the trash gets its previous status back. */
function moderate(review: Review, wanted: (typeof MODERATIONS)[number] | undefined): void {
  if (wanted === undefined) return;
  const isRestored = wanted === 'unspam' || wanted === 'untrash';
  const status: ReviewStatus = isRestored ? (review.status_before ?? 'hold') : wanted;
  if (review.status === 'hold' || review.status === 'approved')
    review.status_before = review.status;
  review.status = status;
}

/** Product reviews. */
export const reviewRoutes: readonly Route[] = [
  {
    path: REVIEWS,
    args: {
      ...collectionArgs('date date_gmt id include product', 'date_gmt'),
      reviewer: INTEGERS,
      reviewer_exclude: INTEGERS,
      reviewer_email: TEXT,
      product: INTEGERS,
      // A real store accepts any status, and finds no reviews for an unknown one.
      status: { type: 'string', default: 'approved' },
    },
    permission: canListReviews,
    handle: listReviews,
  },
  {
    path: `${REVIEWS}/#id`,
    permission: canViewReview,
    handle: (request) => ({ body: serializeReview(request, reviewOf(request)) }),
  },
  {
    methods: UPDATE_METHODS,
    path: `${REVIEWS}/#id`,
    args: {
      status: oneOf(MODERATIONS),
      review: TEXT,
      rating: INTEGER,
      reviewer: TEXT,
      reviewer_email: TEXT,
    },
    permission: canEditReview,
    handle: (request) => {
      const { args } = request;
      const review = reviewOf(request);
      moderate(
        review,
        MODERATIONS.find((known) => known === args.text('status')),
      );
      review.review = args.text('review') ?? review.review;
      review.rating = Math.min(5, Math.max(0, args.integer('rating') ?? review.rating));
      review.reviewer = args.text('reviewer') ?? review.reviewer;
      review.reviewer_email = args.text('reviewer_email') ?? review.reviewer_email;
      return { body: serializeReview(request, review, true) };
    },
  },
  {
    methods: ['DELETE'],
    path: `${REVIEWS}/#id`,
    args: { force: FLAG, ids: STRINGS },
    permission: canDeleteReview,
    handle: (request) => {
      const { db } = request.store;
      const review = reviewOf(request);
      const { _links: _, ...previous } = serializeReview(request, review, true);
      if (request.args.flag('force')) {
        db.reviews = db.reviews.filter((other) => other !== review);
        return { body: { deleted: true, previous } };
      }
      if (review.status === 'trash')
        throw new RestError(
          'woocommerce_rest_already_trashed',
          'The object has already been trashed.',
          410,
        );
      moderate(review, 'trash');
      return { body: serializeReview(request, review, true) };
    },
  },
];

function reviewOf({ store, path }: RestRequest): Review {
  const review = store.db.reviews.find(({ id }) => String(id) === path['id']);
  if (!review) throw new RestError('woocommerce_rest_review_invalid_id', 'Invalid review ID.', 404);
  return review;
}

function listReviews(request: RestRequest): RestResponse {
  const { args, store } = request;
  const status = args.text('status');
  const products = args.integers('product');
  const email = args.text('reviewer_email');
  const found = select(
    args,
    store.db.reviews,
    ({ review, reviewer }) => `${review} ${reviewer}`,
  ).filter(
    (review) =>
      (status === 'all'
        ? review.status === 'approved' || review.status === 'hold'
        : review.status === status) &&
      (products.length === 0 || products.includes(review.product_id)) &&
      (!email || review.reviewer_email === email),
  );
  const sorted = sortBy(args, found, (review, orderby) =>
    orderby === 'product' ? review.product_id : review.date_created,
  );
  return listResponse(request, sorted, (review) => serializeReview(request, review));
}

/** `isRaw` omits the paragraph tags of the rendered text. */
function serializeReview(request: RestRequest, review: Review, isRaw = false) {
  const { site, root, store, query } = request;
  const product = store.db.products.find(({ id }) => id === review.product_id);
  return {
    id: review.id,
    ...withGmt(request, 'date_created', review.date_created),
    product_id: review.product_id,
    product_name: product?.name ?? '',
    product_permalink: product ? permalinkOf(site, product) : '',
    status: review.status,
    reviewer: review.reviewer,
    reviewer_email: review.reviewer_email,
    review: isRaw ? review.review : `<p>${review.review}</p>\n`,
    rating: review.rating,
    verified: review.verified,
    reviewer_avatar_urls: Object.fromEntries(
      [24, 48, 96].map((size) => [size, `${site}/avatar-${size}.png`]),
    ),
    _links: {
      ...linksOf(root, REVIEWS, review.id),
      up: [{ embeddable: true, href: `${root}${PRODUCTS}/${review.product_id}` }],
    },
    ...(query['_embed'] !== undefined && product
      ? { _embedded: { up: [embedProduct(serializeProduct(request, product, new Map()))] } }
      : {}),
  };
}
