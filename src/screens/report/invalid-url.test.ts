import { resolveReportRequest } from '@tillview/data';
import { configureDate } from '@tillview/date';
import { parseQuery } from '@tillview/navigation';
import { beforeEach, expect, it } from 'vitest';
import { source } from '../reports/revenue/source.ts';

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

/** The data that is requested and shown, without the date corrections. */
function resolve(search: string) {
  const { dates, ...request } = resolveReportRequest(source, parseQuery(`?${search}`));
  return { ...request, dates: { ...dates, corrections: [] } };
}

it.each([
  ['unknown values', '&order=sideways&orderby=__proto__&per_page=-100&paged=1.5'],
  [
    'a range in the future',
    '&period=custom&compare=previous_year&after=2026-12-01&before=2026-12-24',
  ],
  [
    'dates that do not exist',
    '&period=custom&compare=previous_year&after=2026-02-31&before=x&paged=1e400',
  ],
  ['lists', '&period[]=month&chart[]=a&paged[]=2&orderby[x]=y&interval[]=week'],
  [
    'empty values',
    '&period=&compare=&chart=&orderby=&order=&paged=&per_page=&interval=&chartType=',
  ],
])('a URL with %s requests the same as a URL without parameters', (_title, search) => {
  expect(resolve(search)).toEqual(resolve(''));
});
