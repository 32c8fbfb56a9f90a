import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getResourceName, normalizeQuery, type QueryValue } from './query.ts';

describe('normalizeQuery', () => {
  it('sorts keys at every level, removes undefined and empty values, and converts numbers to text', () => {
    expect(
      JSON.stringify(
        normalizeQuery({
          page: 2,
          b: undefined,
          after: null,
          a: { y: 1, x: [3, undefined, true] },
          none: [],
          no: {},
        }),
      ),
    ).toBe('{"a":{"x":["3","true"],"y":"1"},"after":"","page":"2"}');
  });

  it('preserves the order of lists', () => {
    expect(normalizeQuery({ a: [2, 1] })).not.toBe(normalizeQuery({ a: [1, 2] }));
  });

  it('returns the same object for equal queries', () => {
    const value: fc.Arbitrary<QueryValue> = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(undefined),
      fc.array(fc.string(), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value), fc.nat(), (query, turn) => {
        const entries = Object.entries(query);
        const cut = entries.length === 0 ? 0 : turn % entries.length;
        const turned = Object.fromEntries([...entries.slice(cut), ...entries.slice(0, cut)]);
        expect(normalizeQuery(turned)).toBe(normalizeQuery(query));
        expect(normalizeQuery(normalizeQuery(query))).toBe(normalizeQuery(query));
      }),
    );
  });
});

describe('getResourceName', () => {
  it('is the prefix, a colon and the normalized query', () => {
    expect(getResourceName('revenue', { page: 1, order: 'asc' })).toBe(
      'revenue:{"order":"asc","page":"1"}',
    );
  });
});
