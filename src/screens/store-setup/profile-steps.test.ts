import type { OnboardingProfile } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { getAcceptedChoices, toAccepted, type Profile } from './profile-schema.ts';
import {
  dropSaved,
  dropStep,
  getChanges,
  getMissingAnswer,
  getNextPosition,
  getInitialPosition,
  getSteps,
  hasKept,
  readPosition,
  readProfile,
} from './profile-steps.ts';

const ALL = getSteps(undefined);
const EMPTY: Profile = {
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
    expect(getInitialPosition({ ...EMPTY, ...answers }, ALL)).toBe(place);
  });

  it('from each step to the next one, and after the last step at the end', () => {
    expect(ALL.map((step) => getNextPosition(step, ALL))).toEqual([...ALL.slice(1), 'done']);
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
    expect(readPosition(name, { ...EMPTY, ...answers }, ALL)).toBe(place);
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

describe('a store that accepts only some answers', () => {
  const schema = {
    completed: { type: 'boolean' },
    industry: { type: 'array', items: { type: 'string' } },
    product_types: { type: 'array', items: { type: 'string', enum: ['physical'] } },
    business_extensions: { type: 'array', items: { type: 'string' } },
  };
  const steps = getSteps(schema);

  it('has only the steps that it keeps', () => {
    expect(steps).toEqual(['industry', 'products', 'extensions']);
    expect(readPosition('theme', EMPTY, steps)).toBeUndefined();
    expect(getNextPosition('products', steps)).toBe('extensions');
    expect(getNextPosition('extensions', steps)).toBe('done');
  });

  it('gets answers in the form that it accepts, and no others', () => {
    const answers = {
      industry: [{ slug: 'other', detail: 'Kites' }],
      product_types: ['physical', 'bookings'],
      theme: 'a',
      completed: true,
    };
    expect(toAccepted(schema, answers)).toEqual({
      industry: ['other'],
      product_types: ['physical'],
      completed: true,
    });
    expect(toAccepted(undefined, answers)).toEqual(answers);
    const choices = ['physical', 'bookings'].map((value) => ({ value, label: value }));
    expect(getAcceptedChoices(schema, 'product_types', choices)).toEqual([choices[0]]);
    expect(getAcceptedChoices(schema, 'business_extensions', choices)).toEqual(choices);
  });

  it.each([
    [{ industry: ['other'] }, { industry: ['other'] }, true],
    [{ industry: [{ slug: 'other' }] }, { industry: ['other'] }, true],
    [{ industry: null }, { industry: ['other'] }, false],
    [{ industry: ['other'], theme: null }, { industry: ['other'], theme: 'a' }, false],
  ])('%j, after %j was sent: kept is %s', (stored, sent, isKept) => {
    expect(hasKept({ ...EMPTY, ...stored }, sent)).toBe(isKept);
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
