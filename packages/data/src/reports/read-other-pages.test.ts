import { expect, it } from 'vitest';
import { MAX_INTERVAL_PAGES } from './interval-limit.ts';
import { readOthers, readUntilLast } from './read-other-pages.ts';

type First = Parameters<typeof readOthers>[0];
type Page = Awaited<ReturnType<Parameters<typeof readOthers>[1]>>;

const firstOf = (totalPages: number) => ({ totalPages }) as First;

it('reads each page after the first once, and returns them in order', async () => {
  const read: number[] = [];
  const pages = await readOthers(firstOf(3), async (page) => {
    read.push(page);
    return { page } as unknown as Page;
  });
  expect(read).toEqual([2, 3]);
  expect(pages).toEqual([{ page: 2 }, { page: 3 }]);
});

it('rejects more pages than a range can have, without reading any', async () => {
  const read: number[] = [];
  const readPage = async (page: number) => {
    read.push(page);
    return {} as Page;
  };
  await expect(readOthers(firstOf(MAX_INTERVAL_PAGES + 1), readPage)).rejects.toThrow(
    'getReportStats',
  );
  expect(read).toEqual([]);
  await readOthers(firstOf(MAX_INTERVAL_PAGES), readPage);
  expect(read).toHaveLength(MAX_INTERVAL_PAGES - 1);
});

it('reads until a page is not full when the number of pages is unknown', async () => {
  const page = (start: string, isTotalUnknown: boolean) =>
    ({ isTotalUnknown, data: { totals: {}, intervals: [{ date_start: start }] } }) as Page;
  const stored = [page('b', true), page('c', false), page('d', true)];
  const read = await readUntilLast(page('a', true), async (at) => stored[at - 2]!);
  expect(read).toEqual(stored.slice(0, 2));
});

it('stops when a page repeats the previous one', async () => {
  const first = {
    isTotalUnknown: true,
    data: { totals: {}, intervals: [{ date_start: 'a' }] },
  } as Page;
  let count = 0;
  const pages = await readUntilLast(first, async () => {
    count += 1;
    return first;
  });
  expect(pages).toEqual([]);
  expect(count).toBe(1);
});

it('rejects a list with more pages than a range can have', async () => {
  const page = (at: number) =>
    ({ isTotalUnknown: true, data: { totals: {}, intervals: [{ date_start: `${at}` }] } }) as Page;
  const read: number[] = [];
  const readPage = async (at: number) => {
    read.push(at);
    return page(at);
  };
  await expect(readUntilLast(page(1), readPage)).rejects.toThrow('getReportStats');
  expect(read.at(-1)).toBe(MAX_INTERVAL_PAGES);
});
