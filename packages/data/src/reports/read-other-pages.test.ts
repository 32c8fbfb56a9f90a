import { expect, it } from 'vitest';
import { MAX_INTERVAL_PAGES } from './interval-limit.ts';
import { readOthers } from './read-other-pages.ts';

type First = Parameters<typeof readOthers>[0];
type Page = Awaited<ReturnType<Parameters<typeof readOthers>[1]>>;

const firstOf = (totalPages: number) => ({ totalPages }) as First;

it('reads each page after the first once, in their order', async () => {
  const read: number[] = [];
  const pages = await readOthers(firstOf(3), async (page) => {
    read.push(page);
    return { page } as unknown as Page;
  });
  expect(read).toEqual([2, 3]);
  expect(pages).toEqual([{ page: 2 }, { page: 3 }]);
});

it('refuses more pages than a range can have, and reads none of them', async () => {
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
