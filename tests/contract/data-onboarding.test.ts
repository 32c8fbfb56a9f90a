import { onboardingStore } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { createTestRegistry } from '../../packages/data/src/testing/rest-server.ts';
import { expectAsRecorded, recorded, startReplay } from './data-replay.ts';

const { respond, replay } = startReplay();

describe('onboarding of a real store', () => {
  it.each(['onboarding-profile', 'w-profile-after'])('%s is read (R1.53, R7.84)', async (name) => {
    const sent = replay(name);
    const profile = await createTestRegistry().resolveSelect(onboardingStore).getProfileItems();
    expectAsRecorded(sent, name);
    expect(profile).toEqual(recorded(name).body);
  });

  it('the profile is saved when the response has the status success (R7.85, R7.86)', async () => {
    const sent = replay('w-profile');
    const registry = createTestRegistry();
    const items = {
      industry: [{ slug: 'clothing_and_accessories' }],
      product_types: ['physical'],
      completed: true,
    };
    expect(await registry.dispatch(onboardingStore).updateProfileItems(items)).toEqual(
      recorded('w-profile').body,
    );
    expectAsRecorded(sent, 'w-profile');
    replay('w-profile-after');
    expect(await registry.resolveSelect(onboardingStore).getProfileItems()).toMatchObject(items);
  });

  it.each([
    ['R3.74, R7.87', 'getTasksStatus', 'onboarding-tasks-status', {}],
    ['R3.75, R7.88', 'getPaymentGatewaySuggestions', 'onboarding-payments', []],
  ] as const)(
    '(%s) %s has no route in this version: the value stays empty, with an error',
    async (_, selector, name, empty) => {
      const sent = replay(name);
      const registry = createTestRegistry();
      await expect(registry.resolveSelect(onboardingStore)[selector]()).rejects.toMatchObject({
        code: 'rest_no_route',
      });
      expectAsRecorded(sent, name);
      const select = registry.select(onboardingStore);
      expect(select[selector]()).toEqual(empty);
      expect(select.getOnboardingError(selector)).toMatchObject({ code: 'rest_no_route' });
    },
  );

  it('reads task lists, which replace the status of the tasks', async () => {
    const sent = replay('onboarding-tasks');
    const lists = await createTestRegistry().resolveSelect(onboardingStore).getTaskLists();
    expectAsRecorded(sent, 'onboarding-tasks');
    expect(lists.map(({ id, tasks }) => [id, tasks.length])).toEqual([
      ['setup', 0],
      ['extended', 5],
      ['secret_tasklist', 1],
    ]);
  });

  it.each([
    [
      'R1.54, R7.87',
      'getTasksStatus',
      'tasks/status',
      { hasProducts: true, hasHomepage: false, shippingZonesCount: 2, themeMods: [] },
    ],
    [
      'R7.88',
      'getPaymentGatewaySuggestions',
      'payments',
      [{ id: 'stripe', title: 'Stripe', plugins: ['woocommerce-gateway-stripe'] }],
    ],
  ] as const)(
    '(%s) %s is read where the route exists (not observed)',
    async (_, selector, path, body) => {
      respond('GET', `/wc-admin/onboarding/${path}`, { status: 200, body });
      expect(await createTestRegistry().resolveSelect(onboardingStore)[selector]()).toEqual(body);
    },
  );
});
