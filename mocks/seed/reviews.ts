import type { Db } from '../db.ts';
import type { ReviewStatus } from '../entities/catalog.ts';
import type { Random } from '../random.ts';
import { DAY, SECOND } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';

const COUNT = 40;
const TEXTS = [
  'Very happy with it.',
  'Good quality, arrived quickly. 👍',
  'The colour is not what the photo shows.',
  'Would buy again &amp; again.',
  'Zu klein ausgefallen, aber schön verarbeitet.',
  'جودة ممتازة وسعر مناسب',
  'מוצר מצוין',
  'Fine. <strong>Not</strong> outstanding, though: after three weeks of daily use a seam came loose, the lining shows, and the shop took nine days to answer my letter about it.',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz-tauglich.',
] as const;

/** Seeds reviews of every status and rating. */
export function seedReviews(db: Db, random: Random, now: LocalTime): void {
  if (db.products.length === 0) return;
  const times = Array.from({ length: COUNT }, () => random.between(1, 500 * 24 * 3600) * SECOND);
  for (const [index, ago] of times.toSorted((a, b) => a - b).entries()) {
    const reviewer = random.pick(db.customers);
    const status: ReviewStatus =
      index < 3 || index % 5 === 0
        ? 'hold'
        : index % 17 === 4
          ? 'spam'
          : index % 19 === 6
            ? 'trash'
            : 'approved';
    db.reviews.push({
      id: 5002 + index,
      product_id: random.pick(db.products).id,
      date_created: now - DAY / 4 - ago,
      status,
      reviewer: `${reviewer.first_name} ${reviewer.last_name}`,
      reviewer_email: reviewer.email,
      review: random.pick(TEXTS),
      rating:
        index < 5
          ? index + 1
          : random.weighted([
              [1, 1],
              [2, 1],
              [3, 2],
              [4, 4],
              [5, 5],
            ]),
      verified: random.chance(0.6),
    });
  }
}
