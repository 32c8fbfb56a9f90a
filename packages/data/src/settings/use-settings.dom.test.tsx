import { act, renderHook, waitFor } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { useSettings } from './index.ts';

const server = startRestServer();
const url = `${API_ROOT}/wc-analytics/settings/wc_admin`;
const ids = ['range', 'statuses'];

function renderSettings() {
  const registry = createTestRegistry();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RegistryProvider value={registry}>{children}</RegistryProvider>
  );
  return renderHook(() => useSettings('wc_admin', ids), { wrapper }).result;
}

describe('useSettings', () => {
  it('reads, changes and saves the settings of a group', async () => {
    server.use(
      http.get(url, () => HttpResponse.json([{ id: 'range', value: 'old' }])),
      http.post(`${url}/batch`, async ({ request }) => HttpResponse.json(await request.json())),
    );
    const result = renderSettings();
    await waitFor(() => expect(result.current['range']).toBe('old'));
    expect(result.current).toMatchObject({
      statuses: undefined,
      isRequesting: false,
      isDirty: false,
      settingsError: false,
    });
    act(() => result.current.updateSettings('range', 'new'));
    expect(result.current).toMatchObject({ range: 'new', isDirty: true });
    expect(await act(() => result.current.persistSettings())).toBe(true);
    expect(result.current).toMatchObject({ range: 'new', isDirty: false, settingsError: false });
    expect(await act(() => result.current.updateAndPersistSettings('statuses', ['a']))).toBe(true);
    expect(result.current).toMatchObject({ statuses: ['a'], isDirty: false });
  });

  it('reports a failed save, and keeps the local change', async () => {
    server.use(
      http.get(url, () => HttpResponse.json([{ id: 'range', value: 'old' }])),
      http.post(`${url}/batch`, () => HttpResponse.json({ code: 'no' }, { status: 403 })),
    );
    const result = renderSettings();
    await waitFor(() => expect(result.current['range']).toBe('old'));
    expect(await act(() => result.current.updateAndPersistSettings('range', 'new'))).toBe(false);
    expect(result.current).toMatchObject({
      range: 'new',
      isDirty: true,
      settingsError: true,
      isRequesting: false,
    });
  });
});
