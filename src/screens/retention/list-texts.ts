import { __ } from '@wordpress/i18n';
import type { Segment } from '@tillview/statistics';

type ListTexts = {
  readonly name: () => string;
  /** What to do, a sentence. */
  readonly advice: () => string;
};

/** The texts of a segment. */
type SegmentTexts = ListTexts & {
  /** Who the customers are, a sentence. */
  readonly description: () => string;
};

/** The texts of the lists, as functions, so that they are looked up after translations are set. */
export const listTexts: Readonly<Record<Segment, SegmentTexts> & { 'newly-due': ListTexts }> = {
  'newly-due': {
    name: () => __('Newly due this week', 'tillview'),
    advice: () => __('Write to them while they still remember your store.', 'tillview'),
  },
  best: {
    name: () => __('Best customers', 'tillview'),
    description: () => __('Ordered recently, often and for high amounts.', 'tillview'),
    advice: () => __('Thank them, and show them new products first.', 'tillview'),
  },
  loyal: {
    name: () => __('Loyal customers', 'tillview'),
    description: () => __('Ordered recently, and often or for high amounts.', 'tillview'),
    advice: () => __('Recommend products that go with their earlier orders.', 'tillview'),
  },
  new: {
    name: () => __('New customers', 'tillview'),
    description: () => __('Ordered recently, for the first time.', 'tillview'),
    advice: () => __('Welcome them, and give them a reason for a second order.', 'tillview'),
  },
  occasional: {
    name: () => __('Occasional customers', 'tillview'),
    description: () => __('Ordered recently, but seldom and for low amounts.', 'tillview'),
    advice: () => __('Show them products that they have not bought yet.', 'tillview'),
  },
  'at-risk': {
    name: () => __('At risk', 'tillview'),
    description: () => __('Ordered often or for high amounts, but not recently.', 'tillview'),
    advice: () => __('Write to them personally, or offer them a discount.', 'tillview'),
  },
  'slipping-away': {
    name: () => __('Slipping away', 'tillview'),
    description: () => __('Ordered seldom and for low amounts, and not recently.', 'tillview'),
    advice: () => __('Remind them of your store, at little cost.', 'tillview'),
  },
  lost: {
    name: () => __('Lost customers', 'tillview'),
    description: () => __('Silent for over a year.', 'tillview'),
    advice: () => __('Make one last offer, and spend no more on them.', 'tillview'),
  },
};
