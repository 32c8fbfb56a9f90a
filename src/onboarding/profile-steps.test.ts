import type { OnboardingProfile } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import {
  dropSaved,
  dropStep,
  getChanges,
  getMissingAnswer,
  getNextPosition,
  getInitialPosition,
  readPosition,
  readProfile,
  STEPS,
} from './profile-steps.ts';

const EMPTY: OnboardingProfile = {
  business_extensions: null,
  completed: null,
  industry: null,
  other_platform: null,
  other_platform_name: null,
  product_count: null,
  product_types: null,
  revenue: null,
  selling_venues: null,
  setup_client: null,
  skipped: true,
  theme: null,
  wccom_connected: false,
};

describe('the store setup continues', () => {
  it.each([
    ['industry', {}],
    ['products', { industry: [] }],
    ['industry', { product_types: ['physical'] }],
    ['extensions', { industry: [], product_types: [], revenue: 'none' }],
    [
      'theme',
      { industry: [], product_types: [], setup_client: false, business_extensions: [], theme: '' },
    ],
    ['done', { completed: true }],
  ])('at %s with %j', (place, answers) => {
    expect(getInitialPosition({ ...EMPTY, ...answers })).toBe(place);
  });

  it('from each step to the next one, and after the last step at the end', () => {
    expect(STEPS.map(getNextPosition)).toEqual([...STEPS.slice(1), 'done']);
  });
});

describe('the position in the URL', () => {
  it.each([
    ['business', {}, 'business'],
    ['nowhere', {}, undefined],
    [undefined, {}, undefined],
    ['done', { skipped: false }, undefined],
    ['done', { skipped: true }, 'done'],
    ['done', { skipped: false, completed: true }, 'done'],
  ])('"%s" with %j is %s', (name, answers, place) => {
    expect(readPosition(name, { ...EMPTY, ...answers })).toBe(place);
  });
});

describe('the saved answers', () => {
  it('contain only changes', () => {
    const profile = { ...EMPTY, revenue: 'none', industry: [{ slug: 'other' }] };
    const draft = { revenue: 'none', industry: [{ slug: 'other' }], theme: 'a' };
    expect(getChanges(profile, draft)).toEqual({ theme: 'a' });
  });

  it('omit the platform of a store that sells only here', () => {
    const draft = { other_platform: 'other', other_platform_name: 'Kites', selling_venues: 'no' };
    expect(getChanges(EMPTY, draft)).toEqual({ selling_venues: 'no' });
    expect(getChanges(EMPTY, { ...draft, selling_venues: 'other' })).toEqual({
      ...draft,
      selling_venues: 'other',
    });
    expect(
      getChanges(EMPTY, { ...draft, selling_venues: 'other', other_platform: 'etsy' }),
    ).not.toHaveProperty('other_platform_name');
  });

  it('contain an empty answer for an unanswered step, only once', () => {
    expect(getMissingAnswer('products', EMPTY, {})).toEqual({ product_types: [] });
    expect(getMissingAnswer('products', { ...EMPTY, product_types: [] }, {})).toEqual({});
    expect(getMissingAnswer('business', EMPTY, { revenue: 'none' })).toEqual({});
  });

  it('are removed from the draft, unless they were changed in the meantime', () => {
    const draft = { revenue: 'none', product_types: ['physical', 'downloads'] };
    expect(dropSaved(draft, { revenue: 'none', product_types: ['physical'] })).toEqual({
      product_types: ['physical', 'downloads'],
    });
  });

  it('do not contain answers of a skipped step', () => {
    expect(dropStep('business', { revenue: 'none', theme: 'a' })).toEqual({ theme: 'a' });
  });
});

describe('a profile with invalid types', () => {
  it('has no answer for the invalid fields', () => {
    const odd: unknown = {
      ...EMPTY,
      industry: ['fashion', { slug: 'other', detail: 'Kites' }, null, { slug: 7 }],
      product_types: { 0: 'physical' },
      revenue: 7,
      completed: 'yes',
    };
    expect(readProfile(odd as OnboardingProfile)).toEqual({
      ...EMPTY,
      industry: [{ slug: 'fashion' }, { slug: 'other', detail: 'Kites' }],
    });
  });
});
