import { describe, expect, it } from 'vitest';
import { dropSaved, getChanges, getDefaults, getSavedValues } from './settings-draft.ts';
import { getSettings } from './settings.ts';

const EXCLUDED = 'woocommerce_excluded_report_order_statuses';
const RANGE = 'woocommerce_default_date_range';
const stored = { [EXCLUDED]: ['pending', 'failed'], [RANGE]: 'period=week&amp;compare=none' };
const saved = getSavedValues(getSettings(), stored);

describe('saved values', () => {
  it('cover the settings that the store offers, with ampersands unescaped', () => {
    expect(saved).toEqual({
      [EXCLUDED]: ['pending', 'failed'],
      [RANGE]: 'period=week&compare=none',
    });
  });

  it('are the default for a setting that was never saved, and no options for an empty string', () => {
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
  ])('with %s contains only the values that differ', (_, draft, changes) => {
    expect(getChanges(saved, draft)).toEqual(changes);
  });

  it('of the defaults contains only settings that the store has', () => {
    expect(getDefaults(getSettings(), saved)).toEqual({
      [EXCLUDED]: ['pending', 'cancelled', 'failed'],
      [RANGE]: 'period=month&compare=previous_year',
    });
  });

  it('after a save still contains values that were rejected or edited during the save', () => {
    const sent = { a: '1', b: '1', c: '1' };
    expect(dropSaved({ a: '1', b: '2', c: '1' }, sent, ['c'])).toEqual({ b: '2', c: '1' });
  });
});
