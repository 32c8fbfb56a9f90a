import { describe, expect, it } from 'vitest';
import { dropSaved, getChanges, getDefaults, getSavedValues } from './settings-draft.ts';
import { getSettings } from './settings.ts';

const EXCLUDED = 'woocommerce_excluded_report_order_statuses';
const RANGE = 'woocommerce_default_date_range';
const stored = { [EXCLUDED]: ['pending', 'failed'], [RANGE]: 'period=week&amp;compare=none' };
const saved = getSavedValues(getSettings(), stored);

describe('saved values', () => {
  it('are those that the store offers, with plain ampersands', () => {
    expect(saved).toEqual({
      [EXCLUDED]: ['pending', 'failed'],
      [RANGE]: 'period=week&compare=none',
    });
  });

  it('of a setting that was never saved are its default, and no options for an empty text', () => {
    expect(getSavedValues(getSettings(), { [EXCLUDED]: '', [RANGE]: '' })).toEqual({
      [EXCLUDED]: [],
      [RANGE]: 'period=month&compare=previous_year',
    });
  });
});

describe('a draft', () => {
  it.each([
    ['nothing', {}, {}],
    ['the same options in another order', { [EXCLUDED]: ['failed', 'pending'] }, {}],
    ['an option less', { [EXCLUDED]: ['failed'] }, { [EXCLUDED]: ['failed'] }],
    ['no option', { [EXCLUDED]: [] }, { [EXCLUDED]: [] }],
    ['the saved range', { [RANGE]: 'period=week&compare=none' }, {}],
  ])('with %s changes only what differs', (_, draft, changes) => {
    expect(getChanges(saved, draft)).toEqual(changes);
  });

  it('of the defaults has the settings of the store only', () => {
    expect(getDefaults(getSettings(), saved)).toEqual({
      [EXCLUDED]: ['pending', 'cancelled', 'failed'],
      [RANGE]: 'period=month&compare=previous_year',
    });
  });

  it('keeps after a save what was refused, and what was edited meanwhile', () => {
    const sent = { a: '1', b: '1', c: '1' };
    expect(dropSaved({ a: '1', b: '2', c: '1' }, sent, ['c'])).toEqual({ b: '2', c: '1' });
  });
});
