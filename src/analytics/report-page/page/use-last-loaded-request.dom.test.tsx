import { renderHook } from '@testing-library/react';
import { resolveReportRequest } from '@tillview/data';
import { expect, it } from 'vitest';
import { source } from '../../reports/orders/source.ts';
import { useLastLoadedRequest } from './use-last-loaded-request.ts';

const ANSWERED = { isRequesting: false, isError: false };
const READING = { isRequesting: true, isError: false };
const FAILED = { isRequesting: false, isError: true };

it('shows the last completed request of a view while another one is loading', () => {
  const november = resolveReportRequest(source, { period: 'month' });
  const october = resolveReportRequest(source, { period: 'last_month' });
  const variant = { ...october, variant: 'other' };
  const { result, rerender } = renderHook(
    ({ request, state }) => useLastLoadedRequest(request, state),
    {
      initialProps: { request: november, state: READING },
    },
  );
  const turnTo = (request: typeof november, state: typeof READING) => {
    rerender({ request, state });
    return result.current;
  };
  expect(result.current).toEqual({ shown: november, isStale: false });
  expect(turnTo(november, ANSWERED)).toEqual({ shown: november, isStale: false });
  expect(turnTo(october, READING)).toEqual({ shown: november, isStale: true });
  expect(turnTo(october, FAILED)).toEqual({ shown: october, isStale: false });
  expect(turnTo(october, READING)).toEqual({ shown: november, isStale: true });
  expect(turnTo(october, ANSWERED)).toEqual({ shown: october, isStale: false });
  expect(turnTo(variant, READING)).toEqual({ shown: variant, isStale: false });
});
