import { anyCharacter } from '@tillview/test-setup/any-character';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { getQueryText, parseQuery, stringifyQuery, type QueryValue } from './query-string.ts';

describe('parseQuery', () => {
  it.each([
    ['nothing', '', {}],
    ['only a question mark', '?', {}],
    ['plain parameters', '?page=wc-admin&period=week', { page: 'wc-admin', period: 'week' }],
    ['no leading question mark', 'a=1', { a: '1' }],
    ['a name without a value', 'a&b=', { a: '', b: '' }],
    ['a value without a name', '=1&a=2', { a: '2' }],
    ['an equals sign in the value', 'a=b=c', { a: 'b=c' }],
    ['spaces as + and as %20', 'a=x+y%20z', { a: 'x y z' }],
    ['a list', 'a[0]=x&a[1]=y', { a: ['x', 'y'] }],
    ['an encoded list out of order', 'a%5B1%5D=y&a%5B0%5D=x', { a: ['x', 'y'] }],
    ['an appended list', 'a[]=x&a[]=y', { a: ['x', 'y'] }],
    ['appending after an index', 'a[3]=x&a[]=y', { a: { 3: 'x', 4: 'y' } }],
    ['lists of lists', 'a[0][0]=1&a[0][1]=2&a[1][0]=3', { a: [['1', '2'], ['3']] }],
    ['a map', 'a[x]=1&a[y]=2', { a: { x: '1', y: '2' } }],
    ['a list that does not start at 0', 'a[1]=x', { a: { 1: 'x' } }],
    ['repeated names: the last wins', 'a=1&a=2', { a: '2' }],
    ['text, then brackets: the last wins', 'a=1&a[b]=2', { a: { b: '2' } }],
    ['brackets, then text: the last wins', 'a[b]=2&a=1', { a: '1' }],
    ['malformed percent-encoding', 'a=%E0%A4%A&b=%&c=%zz', { a: '%E0%A4%A', b: '%', c: '%zz' }],
    ['an unclosed bracket', 'a[=1&b[x=2', { 'a[': '1', 'b[x': '2' }],
    ['brackets without a name', '[x]=1', { '[x]': '1' }],
    ['text after brackets', 'a[b]c=1', { 'a[b]c': '1' }],
    ['an emoji', 'a=%F0%9F%A7%A6', { a: '🧦' }],
    ['an index of a billion', 'a[1000000000]=x', { a: { 1000000000: 'x' } }],
  ])('reads %s', (_, text, expected) => {
    expect(parseQuery(text)).toStrictEqual(expected);
  });

  it.each([
    '__proto__=1',
    '__proto__[polluted]=1',
    'a[__proto__][polluted]=1',
    'constructor[prototype][polluted]=1',
    'toString[call]=1',
    'a[toString][call]=1',
    'a[hasOwnProperty][call]=1',
    'valueOf=1&hasOwnProperty=1',
  ])('ignores the name of a built-in member: %s', (text) => {
    expect(parseQuery(`${text}&b=2`)).toStrictEqual({ b: '2' });
    expect('polluted' in {}).toBe(false);
    expect(Object.hasOwn(Object.prototype.toString, 'call')).toBe(false);
    expect(Object.hasOwn(Object.prototype.hasOwnProperty, 'call')).toBe(false);
  });

  it('ignores names nested too deeply, and keeps the rest', () => {
    expect(parseQuery(`a${'[a]'.repeat(100_000)}=1&b=2`)).toStrictEqual({ b: '2' });
    expect(parseQuery(`a${'[a]'.repeat(15)}=1`)).not.toStrictEqual({});
    expect(parseQuery(`a${'[a]'.repeat(16)}=1`)).toStrictEqual({});
  });

  it('parses text and parameter lists of a megabyte', () => {
    const huge = 'x'.repeat(1_000_000);
    expect(parseQuery(`a=${huge}`)).toStrictEqual({ a: huge });
    const many = Array.from({ length: 200_000 }, (_, index) => `p${index}=1`).join('&');
    expect(Object.keys(parseQuery(many))).toHaveLength(1000);
    expect(parseQuery('a[]=1&'.repeat(200_000))['a']).toHaveLength(1000);
  });
});

describe('stringifyQuery', () => {
  it.each([
    ['nothing', {}, ''],
    ['null as empty, and omits undefined', { a: undefined, b: null, c: '' }, 'b=&c='],
    ['numbers and booleans', { a: 3, b: 0, c: true }, 'a=3&b=0&c=true'],
    ['blanks and ampersands', { x: 'a b&c' }, 'x=a%20b%26c'],
    [
      'lists of lists',
      { a: [[3, 9], ['4']] },
      'a%5B0%5D%5B0%5D=3&a%5B0%5D%5B1%5D=9&a%5B1%5D%5B0%5D=4',
    ],
    ['maps', { a: { b: 'c' } }, 'a%5Bb%5D=c'],
    ['nothing for empty lists and maps', { a: [], b: {} }, ''],
    [
      'a lone surrogate as a replacement character',
      { a: 'x\ud800', '\udc00': 'y' },
      'a=x%EF%BF%BD&%EF%BF%BD=y',
    ],
    [
      'nothing for names of built-in members',
      { constructor: 'x', a: { toString: 'y', z: '1' } },
      'a%5Bz%5D=1',
    ],
  ])('writes %s', (_, query, expected) => {
    expect(stringifyQuery(query)).toBe(expected);
  });

  const text = fc.string({ unit: anyCharacter });
  const name = text.filter((key) => key !== '' && !/[[\]]/.test(key) && !(key in Object.prototype));
  const { value } = fc.letrec<{ value: QueryValue }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      text,
      fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
      fc.dictionary(
        name.filter((key) => !/^\d+$/.test(key)),
        tie('value'),
        {
          minKeys: 1,
          maxKeys: 3,
          noNullPrototype: true,
        },
      ),
    ),
  }));

  it('writes text that parseQuery parses back, for any parameters', () => {
    fc.assert(
      fc.property(fc.dictionary(name, value, { maxKeys: 5, noNullPrototype: true }), (query) => {
        expect(parseQuery(stringifyQuery(query))).toStrictEqual(query);
      }),
      { numRuns: isDeep ? 1000 : 200 },
    );
  });
});

describe('getQueryText', () => {
  it.each([
    [{ a: 'x' }, 'x'],
    [{ a: '' }, undefined],
    [{}, undefined],
    [{ a: ['x'] }, undefined],
    [{ a: { b: 'x' } }, undefined],
  ])('reads the parameter a from %j as %j', (query, expected) => {
    expect(getQueryText(query, 'a')).toBe(expected);
  });
});
