import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configureNavigation } from './configuration.ts';
import { createMemoryHistory } from './memory-history.ts';
import { getSearchFromWords, getSearchWords } from './search-words.ts';

describe('getSearchWords (readings C19)', () => {
  it.each([
    [{ search: 'mug,blue%2Cgreen cup' }, ['mug', 'blue,green cup']],
    [{ search: 'a%2Cb%2cc' }, ['a,b,c']],
    [{ search: 'a,,b,' }, ['a', 'b']],
    [{ search: '' }, []],
    [{}, []],
    [{ search: ['mug'] }, []],
    [{ search: '100%' }, ['100%']],
  ])('reads %j', (query, expected) => {
    expect(getSearchWords(query)).toEqual(expected);
  });

  it('reads the current URL by default', () => {
    configureNavigation({ history: createMemoryHistory('admin.php?search=a%252Cb,c') });
    expect(getSearchWords()).toEqual(['a,b', 'c']);
  });

  it('parses the output of getSearchFromWords', () => {
    const word = fc
      .array(fc.oneof(fc.constantFrom(',', '%', '2', 'C', ' '), fc.nat(0xffff)), { minLength: 1 })
      .map((units) =>
        units.map((u) => (typeof u === 'string' ? u : String.fromCharCode(u))).join(''),
      )
      .filter((text) => !/%2C/i.test(text));
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(getSearchWords({ search: getSearchFromWords(words) })).toEqual(words);
      }),
    );
  });
});
