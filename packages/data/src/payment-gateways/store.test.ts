import type { DataRegistry } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, serve, startRestServer } from '../testing/rest-server.ts';
import { settle } from '../testing/settle.ts';
import { paymentGatewaysStore } from './index.ts';

const server = startRestServer();
const url = `${API_ROOT}/wc/v3/payment_gateways`;
const all = [
  { id: 'bacs', title: 'Bank' },
  { id: 'cod', title: 'Cash' },
];

async function readAll(registry: DataRegistry): Promise<void> {
  serve(server, url, all);
  await registry.resolveSelect(paymentGatewaysStore).getPaymentGateways();
}

const titlesOf = (registry: DataRegistry) =>
  registry
    .select(paymentGatewaysStore)
    .getPaymentGateways()
    .map(({ title }) => title);

describe('payment gateways', () => {
  it('that are part of the list are not read individually', async () => {
    const registry = createTestRegistry();
    await readAll(registry);
    const { getPaymentGateway, getPaymentGateways } = registry.select(paymentGatewaysStore);
    expect(getPaymentGateway('cod')).toEqual(all[1]);
    await settle();
    expect(getPaymentGateways()).toBe(getPaymentGateways());
  });

  it('that are missing from the list are read individually and added to it', async () => {
    const registry = createTestRegistry();
    await readAll(registry);
    serve(server, `${url}/new%20one`, { id: 'new one', title: 'New' });
    await registry.resolveSelect(paymentGatewaysStore).getPaymentGateway('new one');
    expect(titlesOf(registry)).toEqual(['Bank', 'Cash', 'New']);
  });

  it('do not change when the reply has another id (R5.41)', async () => {
    const registry = createTestRegistry();
    await readAll(registry);
    server.use(http.post(`${url}/cod`, () => HttpResponse.json({ id: 'bacs', title: 'Wrong' })));
    const changed = registry.dispatch(paymentGatewaysStore).updatePaymentGateway('cod', {});
    expect(registry.select(paymentGatewaysStore).isPaymentGatewayUpdating()).toBe(true);
    await expect(changed).rejects.toThrow('updatePaymentGateway');
    const { getPaymentGatewayError, isPaymentGatewayUpdating } =
      registry.select(paymentGatewaysStore);
    expect(isPaymentGatewayUpdating()).toBe(false);
    expect(getPaymentGatewayError('updatePaymentGateway')).toMatchObject({
      code: 'unexpected_response',
    });
    expect(titlesOf(registry)).toEqual(['Bank', 'Cash']);
  });
});
