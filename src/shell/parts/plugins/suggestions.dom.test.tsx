import type { RecommendedPlugin } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { getSuggestions } from './suggestions.ts';

describe('suggested extensions', () => {
  it('are the default ones, then those that the store recommends, without duplicates', () => {
    const recommended = [
      {
        slug: 'pay',
        product: 'woocommerce-payments',
        title: 'Woo &amp; pay',
        content: '<b>A</b> b',
      },
      { slug: 'jetpack', title: 'Another Jetpack' },
      { slug: 'woocommerce-gateway-stripe' },
    ];
    expect(getSuggestions(recommended)).toEqual([
      expect.objectContaining({ slug: 'jetpack', name: 'Jetpack' }),
      expect.objectContaining({ slug: 'woocommerce-services' }),
      { slug: 'woocommerce-payments', name: 'Woo & pay', description: 'A b' },
      { slug: 'woocommerce-gateway-stripe', name: 'WooCommerce Stripe' },
    ]);
  });

  it('skip entries without a valid slug', () => {
    const malformed: unknown = [{ title: 'Nothing' }, { slug: 'a/b' }, { slug: 7 }];
    expect(getSuggestions(malformed as RecommendedPlugin[])).toEqual(getSuggestions([]));
  });
});
