import { configureNavigation, createMemoryHistory } from '@tillview/navigation';
import { describe, expect, it } from 'vitest';
import {
  getAddress,
  getViewUrl,
  isSameAddress,
  readViews,
  withName,
  withOrder,
  withoutView,
  withView,
} from './saved-view.ts';

const view = (name: string) => ({ name, address: `path=%2Fanalytics%2F${name}` });
const [A, B, C] = [view('a'), view('b'), view('c')];
const names = (views: readonly { name: string }[]) => views.map(({ name }) => name).join('');

it('is the same page after a round trip, in a host with another admin page', () => {
  const query =
    'path=%2Fanalytics%2Forders&filter=advanced&status_is=completed&search=a%26b%20%C3%BC';
  configureNavigation({
    history: createMemoryHistory(`http://shop.test/wp-admin/admin.php?page=wc-admin&${query}`),
    page: 'tillview',
  });
  const address = getAddress();
  expect(address).toMatch(/^path=/);
  expect(address).not.toContain('page=');
  const url = new URL(getViewUrl({ address }), 'http://shop.test/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    page: 'tillview',
    ...Object.fromEntries(new URLSearchParams(query)),
  });
  expect(isSameAddress(address, query)).toBe(true);
  expect(isSameAddress('path=/a&x=1&y=2', 'path=%2Fa&y=2&x=1')).toBe(true);
  expect(isSameAddress(address, `${query}&paged=2`)).toBe(false);
});

it('reads stored views, without entries that are none and further ones of a name', () => {
  const stored = [
    A,
    null,
    'b',
    { name: '', address: A.address },
    { name: 'x', address: 'x' },
    B,
    A,
  ];
  expect(readViews(stored)).toEqual([A, B]);
  expect(readViews('')).toEqual([]);
});

// They are shown before they are saved, so they are applied to a list that may already have them.
describe('a change that is applied twice has the same result:', () => {
  it.each([
    ['adds', withView(C), 'abc'],
    ['adds before another', withView(C, 'b'), 'acb'],
    ['adds at the end if the other one is gone', withView(C, 'gone'), 'abc'],
    ['replaces', withView({ ...A, address: B.address }), 'ab'],
    ['removes', withoutView('a'), 'b'],
    ['renames', withName('a', 'x'), 'xb'],
    ['does not rename to a used name', withName('a', 'b'), 'ab'],
    ['moves up', withOrder('b', 'a'), 'ba'],
    ['moves to the end', withOrder('a', undefined), 'ba'],
    ['does not move a view that is gone', withOrder('gone', 'a'), 'ab'],
  ])('%s', (_, change, expected) => {
    const once = change([A, B]);
    expect(names(once)).toBe(expected);
    expect(change(once)).toEqual(once);
  });
});
