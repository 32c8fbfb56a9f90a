import { expect, it } from 'vitest';
import { keepIdentity } from './keep-identity.ts';

it.each([
  [{ rows: [{ id: 1, tags: ['a'] }], total: 1 }],
  [[]],
  [[[null, undefined, Number.NaN, 'text', true]]],
  [{ empty: {}, nothing: undefined }],
])('an equal value is the value before: %j', (before) => {
  expect(keepIdentity(before, structuredClone(before))).toBe(before);
});

it('a changed value shares its equal parts with the value before', () => {
  const before = { rows: [{ id: 1 }, { id: 2, tags: ['a'] }], totals: { net: 3 } };
  const now = { rows: [{ id: 1 }, { id: 2, tags: ['b'] }, { id: 3 }], totals: { net: 3 } };
  const kept = keepIdentity(before, now);
  expect(kept).toEqual(now);
  expect(kept.rows[0]).toBe(before.rows[0]);
  expect(kept.rows[1]).not.toBe(before.rows[1]);
  expect(kept.totals).toBe(before.totals);
  expect(before.rows).toHaveLength(2);
});

it.each([
  ['an added field', { a: 1 }, { a: 1, b: undefined }],
  ['a removed field', { a: 1, b: undefined }, { a: 1 }],
  ['a renamed field', { a: undefined }, { b: undefined }],
  ['a shorter list', [1, 2], [1]],
  ['a list for an object', { 0: 1 }, [1]],
  ['an object for nothing', null, { a: 1 }],
  ['a text for a number', 1, '1'],
])('%s is a change', (_what, before, now) => {
  const kept: unknown = keepIdentity(before, now);
  expect(kept).toStrictEqual(now);
  expect(kept).not.toBe(before);
});

it('anything but plain data is only equal to itself', () => {
  const [first, second] = [new Error('Offline.'), new Error('Offline.')];
  expect(keepIdentity({ error: first }, { error: second }).error).toBe(second);
  const map = new Map([[1, 2]]);
  expect(keepIdentity(new Map([[1, 2]]), map)).toBe(map);
});

it('a name of the language is an ordinary name', () => {
  const parse = (text: string) => JSON.parse(text) as unknown;
  const text = '{"__proto__": {"a": 1}, "constructor": 2}';
  const kept = keepIdentity(parse('{}'), parse(text));
  expect(JSON.stringify(kept)).toBe(JSON.stringify(parse(text)));
});
