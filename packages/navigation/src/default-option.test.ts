import { describe, expect, it } from 'vitest';
import { takeConsoleMessages } from '@tillview/test-setup/guards';
import { getDefaultOptionValue } from './default-option.ts';
import type { AdvancedFilterConfig } from './filter-types.ts';

const OPTIONS = [
  { value: 'new', label: 'New' },
  { value: 'returning', label: 'Returning' },
];

function filter(defaultOption?: string): AdvancedFilterConfig {
  return { labels: { add: 'Customer type' }, input: { component: 'SelectControl', defaultOption } };
}

describe('getDefaultOptionValue', () => {
  it.each([
    ['the default option', 'returning', OPTIONS, 'returning'],
    ['the first option without a default', undefined, OPTIONS, 'new'],
    ['nothing without options', undefined, [], undefined],
  ])('returns %s', (_, defaultOption, options, expected) => {
    expect(getDefaultOptionValue(filter(defaultOption), options)).toBe(expected);
  });

  it('only warns about a default that is not an option (R5.44)', () => {
    expect(getDefaultOptionValue(filter('gone'), OPTIONS)).toBeUndefined();
    expect(takeConsoleMessages()).toEqual([
      expect.stringMatching(/^console\.warn: .*gone.*Customer type/),
    ]);
  });
});
