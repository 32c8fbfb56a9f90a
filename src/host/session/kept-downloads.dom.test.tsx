import { expect, it } from 'vitest';
import { keepDownload, readDownloads } from './kept-downloads.ts';
import { getShopKey } from './shop-storage.ts';

const user = { id: 1 } as NonNullable<Parameters<typeof keepDownload>[0]['user']>;
const host = { restRoot: 'https://shop.test/', storeName: 'Shop', user };
const download = (at: number) => ({ name: `orders_${at}.csv`, at, rows: 3 });

it('keeps the last 50 downloads of a user of a shop, newest first', () => {
  for (let at = 1; at <= 51; at += 1) keepDownload(host, download(at));
  expect(readDownloads(host)).toHaveLength(50);
  expect(readDownloads(host)[0]).toEqual(download(51));
  // Another user gets none of them, and then they are removed.
  expect(readDownloads({ ...host, user: { ...user, id: 2 } })).toEqual([]);
  expect(readDownloads(host)).toEqual([]);
});

it.each(['{}', '[null]', '[{"name":"a"}]', '[{"name":"a","at":1,"rows":"2"}]'])(
  'refuses damaged downloads: %s',
  (json) => {
    keepDownload(host, download(1));
    const key = getShopKey('tillview-downloads');
    const text = localStorage.getItem(key)?.replace(JSON.stringify([download(1)]), json) ?? '';
    localStorage.setItem(key, text);
    expect(text).toContain(json);
    expect(readDownloads(host)).toEqual([]);
    expect(localStorage.getItem(key)).toBeNull();
  },
);
