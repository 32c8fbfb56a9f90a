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

  it('the status of the tasks has no route in this version: it stays empty, with an error (R3.74, R7.87)', async () => {
    const sent = replay('onboarding-tasks-status');
    const registry = createTestRegistry();
    await expect(registry.resolveSelect(onboardingStore).getTasksStatus()).rejects.toMatchObject({
      code: 'rest_no_route',
    });
    expectAsRecorded(sent, 'onboarding-tasks-status');
    const { getOnboardingError, getTasksStatus } = registry.select(onboardingStore);
    expect(getTasksStatus()).toEqual({});
    expect(getOnboardingError('getTasksStatus')).toMatchObject({ code: 'rest_no_route' });
  });

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

  it('the status of the tasks is read where the route exists (R1.54, R7.87; not observed)', async () => {
    const body = { hasProducts: true, hasHomepage: false, shippingZonesCount: 2, themeMods: [] };
    respond('GET', '/wc-admin/onboarding/tasks/status', { status: 200, body });
    expect(await createTestRegistry().resolveSelect(onboardingStore).getTasksStatus()).toEqual(
      body,
    );
  });

  it('the payment methods have no route in this version: they stay empty, with an error (R3.75, R7.88)', async () => {
    const sent = replay('onboarding-payments');
    const registry = createTestRegistry();
    await expect(
      registry.resolveSelect(onboardingStore).getPaymentGatewaySuggestions(),
    ).rejects.toMatchObject({ code: 'rest_no_route' });
    expectAsRecorded(sent, 'onboarding-payments');
    const { getOnboardingError, getPaymentGatewaySuggestions } = registry.select(onboardingStore);
    expect(getPaymentGatewaySuggestions()).toEqual([]);
    expect(getOnboardingError('getPaymentGatewaySuggestions')).toMatchObject({
      code: 'rest_no_route',
    });
  });

  it('the payment methods are read where the route exists (R7.88; not observed)', async () => {
    const body = [{ id: 'stripe', title: 'Stripe', plugins: ['woocommerce-gateway-stripe'] }];
    respond('GET', '/wc-admin/onboarding/payments', { status: 200, body });
    expect(
      await createTestRegistry().resolveSelect(onboardingStore).getPaymentGatewaySuggestions(),
    ).toEqual(body);
  });
});
