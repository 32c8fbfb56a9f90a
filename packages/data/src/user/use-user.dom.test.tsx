import { RegistryProvider, type DataRegistry } from '@wordpress/data';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, serve, startRestServer } from '../testing/rest-server.ts';
import { hydrateUser, useUser, useUserPreferences } from './index.ts';

const server = startRestServer();
const meUrl = `${API_ROOT}/wp/v2/users/me`;

function renderIn<Result>(registry: DataRegistry, hook: () => Result) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RegistryProvider value={registry}>{children}</RegistryProvider>
  );
  return renderHook(hook, { wrapper }).result;
}

describe('useUser', () => {
  it('returns the user and their capabilities once read', async () => {
    const capabilities = { view_woocommerce_reports: true, manage_options: false };
    serve(server, meUrl, { id: 1, name: 'Ada', capabilities });
    const result = renderIn(createTestRegistry(), useUser);
    expect(result.current).toMatchObject({ user: undefined, isRequesting: true, error: false });
    expect(result.current.currentUserCan('view_woocommerce_reports')).toBe(false);
    await waitFor(() => expect(result.current.isRequesting).toBe(false));
    const { currentUserCan } = result.current;
    expect(['view_woocommerce_reports', 'manage_options', 'toString'].map(currentUserCan)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('grants a super admin every capability', () => {
    const registry = createTestRegistry();
    hydrateUser(registry, { id: 1, name: 'Ada', is_super_admin: true });
    expect(renderIn(registry, useUser).current.currentUserCan('anything')).toBe(true);
  });

  it('returns the error of the read', async () => {
    server.use(
      http.get(meUrl, () => HttpResponse.json({ code: 'no', message: 'No.' }, { status: 401 })),
    );
    const result = renderIn(createTestRegistry(), useUser);
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 401 }));
    expect(result.current.isRequesting).toBe(false);
  });
});

describe('useUserPreferences', () => {
  const columns = 'orders_report_columns';
  function prepare(text: string) {
    const registry = createTestRegistry();
    hydrateUser(registry, { id: 1, name: 'Ada', woocommerce_meta: { [columns]: text } });
    return renderIn(registry, useUserPreferences);
  }

  it.each([
    ['["a"]', ['a']],
    ['', ''],
    ['{broken', ''],
    ['null', ''],
    ['false', false],
  ])('decodes %s', (text, expected) => {
    expect(prepare(text).current[columns]).toEqual(expected);
  });

  it('saves preferences, and returns the saved user', async () => {
    server.use(
      http.post(`${API_ROOT}/wp/v2/users/1`, async ({ request }) =>
        HttpResponse.json(await request.json()),
      ),
    );
    const result = prepare('');
    const update = await act(() => result.current.updateUserPreferences({ [columns]: ['b'] }));
    expect(update.updatedUser?.woocommerce_meta).toEqual({ [columns]: '["b"]' });
    expect(result.current[columns]).toEqual(['b']);
  });

  it('returns the error instead of throwing it', async () => {
    server.use(
      http.post(`${API_ROOT}/wp/v2/users/1`, () =>
        HttpResponse.json({ code: 'no' }, { status: 403 }),
      ),
    );
    const result = prepare('["a"]');
    const update = await act(() => result.current.updateUserPreferences({ [columns]: ['b'] }));
    expect(update).toMatchObject({ updatedUser: undefined, error: { status: 403 } });
    expect(result.current[columns]).toEqual(['a']);
    expect(await act(() => result.current.updateUserPreferences({}))).toMatchObject({
      error: { code: 'nothing_to_save' },
    });
  });
});
