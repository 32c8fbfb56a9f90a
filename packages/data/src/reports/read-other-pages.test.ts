import { expect, it } from 'vitest';
import { MAX_INTERVAL_PAGES } from './interval-limit.ts';
import { readOthers, readUntilLast } from './read-other-pages.ts';

type First = Parameters<typeof readOthers>[0];
type Page = Awaited<ReturnType<Parameters<typeof readOthers>[1]>>;

const firstOf = (totalPages: number) => ({ totalPages }) as First;

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
