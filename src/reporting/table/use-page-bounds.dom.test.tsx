import { renderHook } from '@testing-library/react';
import { resolveReportRequest } from '@tillview/data';
import { configureNavigation, createMemoryHistory } from '@tillview/navigation';
import { expect, it } from 'vitest';
import { report } from '../../screens/reports/orders/report.ts';
import { usePageBounds } from './use-page-bounds.ts';

type State = { status?: string; page?: number; isRequesting?: boolean; isEmpty?: boolean };

const REQUEST = { period: 'custom', after: '2026-11-01', before: '2026-11-10', compare: 'none' };

/** Renders the bounds of a list of 60 orders; `status` selects other rows, of which the store has as many. */
function renderBounds(initialProps: State) {
  configureNavigation({
    history: createMemoryHistory('admin.php?page=wc-admin&path=%2Fanalytics%2Forders'),
  });
  return renderHook(
    ({ status, page = 1, isRequesting = false, isEmpty = isRequesting }: State) => {
      const query = {
        ...REQUEST,
        paged: String(page),
        ...(status ? { filter: 'advanced', status_is: status } : {}),
      };
      const items = {
        data: isEmpty ? [] : [{}],
        totalResults: isRequesting ? 0 : 60,
        totalPages: 3,
      };
      return usePageBounds(
        resolveReportRequest(report.source, query),
        { items, isTotalUnknown: false, isRequesting, isError: false },
        false,
      );
    },
    { initialProps },
  );
}

it('keeps the number of rows while another page of the same rows loads', () => {
  const { result, rerender } = renderBounds({});
  expect(result.current.totalRows).toBe(60);
  rerender({ page: 2, isRequesting: true });
  expect(result.current.totalRows).toBe(60);
});

it('keeps the number of other rows while a page of them loads, also when it is the same', () => {
  const { result, rerender } = renderBounds({});
  rerender({ status: 'completed' });
  rerender({ status: 'completed', page: 2, isRequesting: true });
  expect(result.current.totalRows).toBe(60);
});

it('shows no number while the first page of other rows loads', () => {
  const { result, rerender } = renderBounds({});
  rerender({ status: 'completed', isRequesting: true });
  expect(result.current.totalRows).toBe(0);
});

it.each([
  [1, false],
  [2, true],
])('an empty page %i is out of range: %s', (page, isOutOfRange) => {
  const { result } = renderBounds({ page, isEmpty: true });
  expect(result.current.isOutOfRange).toBe(isOutOfRange);
});
