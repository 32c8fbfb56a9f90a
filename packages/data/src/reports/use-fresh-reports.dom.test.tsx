import { RegistryProvider, useSelect } from '@wordpress/data';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { REPORT_MAX_AGE, reportsStore, useFreshReports } from './index.ts';

const server = startRestServer();

function Page({ url }: { url: string }) {
  useFreshReports(url);
  const stats = useSelect((select) => select(reportsStore).getReportStats('revenue', {}), []);
  return <p>{stats.data?.totals ? `Revenue ${stats.data.totals.net_revenue}` : 'Loading'}</p>;
}

it('refreshes once per view, even when effects run twice', () => {
  const registry = createTestRegistry();
  const refresh = vi.spyOn(registry.dispatch(reportsStore), 'refreshStaleReports');
  const { rerender } = renderHook(useFreshReports, {
    initialProps: 'a',
    wrapper: ({ children }) => (
      <StrictMode>
        <RegistryProvider value={registry}>{children}</RegistryProvider>
      </StrictMode>
    ),
  });
  expect(refresh).toHaveBeenCalledOnce();
  rerender('b');
  rerender('a');
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('shows an old report when the view changes, then the new one when it arrives', async () => {
  let revenue = 0;
  let now = 1_000_000;
  server.use(
    http.get(`${API_ROOT}/wc-analytics/reports/revenue/stats`, () =>
      HttpResponse.json({ totals: { net_revenue: ++revenue }, intervals: [] }),
    ),
  );
  const registry = createTestRegistry({ now: () => now });
  const page = (url: string) => (
    <RegistryProvider value={registry}>
      <Page url={url} />
    </RegistryProvider>
  );
  const { rerender } = render(page('a'));
  await screen.findByText('Revenue 1');
  now += REPORT_MAX_AGE + 1;
  rerender(page('a'));
  expect(revenue).toBe(1);
  rerender(page('b'));
  expect(screen.getByText('Revenue 1')).toBeInTheDocument();
  await screen.findByText('Revenue 2');
  rerender(page('c'));
  await waitFor(() =>
    expect(registry.select(reportsStore).isReportStatsRequesting('revenue', {})).toBe(false),
  );
  expect(revenue).toBe(2);
});
