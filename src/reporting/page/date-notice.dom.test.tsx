import { render, screen } from '@testing-library/react';
import { resolveReportRequest } from '@tillview/data';
import { configureDate } from '@tillview/date';
import { parseQuery } from '@tillview/navigation';
import { beforeEach, describe, expect, it } from 'vitest';
import { source } from '../../screens/reports/revenue/source.ts';
import { DateNotice } from './date-notice.tsx';

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

describe('explains the date corrections for the query', () => {
  it.each([
    [
      'period=custom&after=2026-11-09&before=2026-11-02',
      'The dates in the URL were in the wrong order. Shown: ',
    ],
    [
      'period=custom&after=2026-11-02&before=2027-11-02',
      'The end date in the URL is in the future, so the range ends today. Shown: ',
    ],
    [
      'period=custom&after=2027-11-02&before=2027-11-04',
      'The dates in the URL are in the future. Shown: ',
    ],
    ['period=custom&after=no&before=2026-11-02', 'The dates in the URL are invalid. Shown: '],
    ['period=fortnight', 'The date range in the URL is unknown. Shown: '],
    ['period=week&compare=fortnight', 'The comparison in the URL is unknown. Compared with: '],
    [
      'period=week&compare=custom&compare_after=no&compare_before=2026-10-02',
      'The comparison dates in the URL are invalid. Compared with: ',
    ],
    [
      'period=week&compare=custom&compare_after=2026-10-09&compare_before=2026-10-02',
      'The comparison dates in the URL were in the wrong order. Compared with: ',
    ],
    [
      'period=week&compare=custom&compare_after=2027-10-02&compare_before=2027-10-09',
      'The comparison dates in the URL are in the future. Compared with: ',
    ],
    [
      'period=week&compare=custom&compare_after=2026-10-02&compare_before=2027-10-09',
      'The end of the comparison is in the future, so the comparison ends today. Compared with: ',
    ],
  ])('%s', (url, text) => {
    const { dates } = resolveReportRequest(source, parseQuery(`?${url}`));
    if (!dates) throw new Error('The report has no dates.');
    render(<DateNotice dates={dates} />);
    const notice = screen.getByRole('status');
    expect(notice).toHaveTextContent(text);
    expect(notice.textContent).toMatch(/(Shown|Compared with): .+ \(.+\)\.$/);
  });
});
