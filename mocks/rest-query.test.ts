import { describe, expect, it } from 'vitest';
import { parseQuery } from './rest-query.ts';

describe('parseQuery', () => {
  it.each([
    ['a=1&b=two', { a: '1', b: 'two' }],
    ['a=1&a=2', { a: '2' }],
    ['f[0]=x&f[1]=y', { f: ['x', 'y'] }],
    ['f[]=x&f[]=y', { f: ['x', 'y'] }],
    ['f%5B0%5D=x&f[]=y', { f: ['x', 'y'] }],
    ['m[a]=1&m[b][c]=2', { m: { a: '1', b: { c: '2' } } }],
    [
      'attr[0][0]=1&attr[0][1]=2&attr[1][0]=3&attr[1][1]=4',
      {
        attr: [
          ['1', '2'],
          ['3', '4'],
        ],
      },
    ],
    ['q=a%2Cb+c', { q: 'a,b c' }],
    ['', {}],
    ['=x&[y]=z', {}],
  ])('parses %s', (text, expected) => {
    expect(parseQuery(new URLSearchParams(text))).toEqual(expected);
  });
});
