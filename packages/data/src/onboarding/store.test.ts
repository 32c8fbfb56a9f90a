import type { DataRegistry } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, serve, startRestServer } from '../testing/rest-server.ts';
import { settle } from '../testing/settle.ts';
import { hydrateOnboarding, onboardingStore } from './index.ts';

const server = startRestServer();
const root = `${API_ROOT}/wc-admin/onboarding`;

function withProfile(): DataRegistry {
  const registry = createTestRegistry();
  hydrateOnboarding(registry, {
    profileItems: { completed: false, revenue: 'none' },
    tasksStatus: { hasProducts: true },
  });
  return registry;
}

describe('the profile', () => {
  it('has null fields until read (R3.73)', async () => {
    serve(server, `${root}/profile`, { completed: true });
    const registry = createTestRegistry();
    expect(Object.entries(registry.select(onboardingStore).getProfileItems())).toEqual(
      [
        'business_extensions',
        'completed',
        'industry',
        'other_platform',
        'other_platform_name',
        'product_count',
        'product_types',
        'revenue',
        'selling_venues',
        'setup_client',
        'skipped',
        'theme',
        'wccom_connected',
      ].map((name) => [name, null]),
    );
    const profile = await registry.resolveSelect(onboardingStore).getProfileItems();
    expect(profile).toMatchObject({ completed: true, industry: null });
  });

  it('comes from the host page, merged with saved fields (R5.40)', async () => {
    server.use(http.post(`${root}/profile`, () => HttpResponse.json({ status: 'success' })));
    const registry = withProfile();
    const { getProfileItems, getTasksStatus, isOnboardingRequesting } =
      registry.select(onboardingStore);
    expect(getTasksStatus()).toEqual({ hasProducts: true });
    const saved = registry.dispatch(onboardingStore).updateProfileItems({ completed: true });
    expect(isOnboardingRequesting('updateProfileItems')).toBe(true);
    expect(isOnboardingRequesting('getProfileItems')).toBe(false);
    expect(await saved).toEqual({ status: 'success' });
    expect(getProfileItems()).toMatchObject({ completed: true, revenue: 'none' });
    await settle();
    serve(server, `${root}/profile`, { revenue: 'none' });
    await registry.dispatch(onboardingStore).refreshProfileItems();
    expect(getProfileItems()).toMatchObject({ completed: null, revenue: 'none' });
  });

  it.each([{ status: 'failure' }, { ok: true }, { status: true }])(
    'is not saved when the reply is %j (R7.86, R8.27)',
    async (reply) => {
      server.use(http.post(`${root}/profile`, () => HttpResponse.json(reply)));
      const registry = withProfile();
      await expect(
        registry.dispatch(onboardingStore).updateProfileItems({ completed: true }),
      ).rejects.toThrow('updateProfileItems');
      expect(registry.select(onboardingStore).getProfileItems().completed).toBe(false);
    },
  );

  it('is requested when the host page does not provide it', async () => {
    serve(server, `${root}/profile`, { theme: 'a' });
    const registry = createTestRegistry();
    hydrateOnboarding(registry, { profileItems: {} });
    const { theme } = await registry.resolveSelect(onboardingStore).getProfileItems();
    expect(theme).toBe('a');
  });
});

describe('what the profile accepts', () => {
  const describeRoute = (body: object) => {
    server.use(http.options(`${root}/profile`, () => HttpResponse.json(body)));
    return createTestRegistry().resolveSelect(onboardingStore).getProfileSchema();
  };

  it('is read with OPTIONS, from the endpoint that saves it', async () => {
    const args = { industry: { type: 'array', items: { type: 'string' } } };
    const endpoints = [
      { methods: ['GET'], args: [] },
      { methods: ['POST', 'PUT', 'PATCH'], args },
    ];
    expect(await describeRoute({ endpoints })).toEqual(args);
  });

  it('is rejected if it is not a description', async () => {
    await expect(describeRoute({ endpoints: {} })).rejects.toThrow('unexpected response');
  });
});

describe('the task lists', () => {
  const read = (body: unknown[]) => {
    serve(server, `${root}/tasks`, body);
    return createTestRegistry().resolveSelect(onboardingStore).getTaskLists();
  };

  it('are returned as the server sends them', async () => {
    const lists = [{ id: 'extended', title: 'Next', tasks: [{ id: 'a', isComplete: true }] }];
    expect(await read(lists)).toEqual(lists);
  });

  it.each([{ id: 'extended' }, { id: 'extended', tasks: [{ title: 'No id' }] }])(
    'are rejected without tasks that have ids: %j',
    async (list) => {
      await expect(read([list])).rejects.toThrow('unexpected response');
    },
  );
});

describe('the themes of the site', () => {
  const themes = (body: unknown[]) => {
    server.use(
      http.get(`${API_ROOT}/wp/v2/themes`, ({ request }) =>
        new URL(request.url).searchParams.get('_fields') === 'stylesheet,name,status'
          ? HttpResponse.json(body)
          : HttpResponse.error(),
      ),
    );
    return createTestRegistry().resolveSelect(onboardingStore).getThemes();
  };

  it('are read without unneeded fields', async () => {
    const body = [{ stylesheet: 'one', name: { rendered: 'One' }, status: 'active' }];
    expect(await themes(body)).toEqual(body);
  });

  it('are rejected without a folder name', async () => {
    await expect(themes([{ name: { rendered: 'One' } }])).rejects.toMatchObject({
      code: 'unexpected_response',
    });
  });
});
