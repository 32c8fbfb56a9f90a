import { paymentGatewaysStore } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { createTestRegistry } from '../../packages/data/src/testing/rest-server.ts';
import { expectAsRecorded, recorded, rowsOf, startReplay } from './data-replay.ts';

const { replay } = startReplay();

describe('payment gateways of a real store', () => {
  it('are a list, each with its settings (R1.44, R3.59, R7.42)', async () => {
    const sent = replay('payment-gateways');
    const registry = createTestRegistry();
    const gateways = await registry.resolveSelect(paymentGatewaysStore).getPaymentGateways();
    expectAsRecorded(sent, 'payment-gateways');
    expect(gateways).toEqual(rowsOf('payment-gateways'));
    const bacs = registry.select(paymentGatewaysStore).getPaymentGateway('bacs');
    expect(bacs?.settings['title']).toMatchObject({ id: 'title', value: 'Direct bank transfer' });
  });

  it('are also read by id (R7.43)', async () => {
    const sent = replay('payment-gateway-bacs');
    const gateway = await createTestRegistry()
      .resolveSelect(paymentGatewaysStore)
      .getPaymentGateway('bacs');
    expectAsRecorded(sent, 'payment-gateway-bacs');
    expect(gateway).toEqual(recorded('payment-gateway-bacs').body);
  });

  it('are updated with a JSON body (R7.44)', async () => {
    replay('payment-gateways');
    const sent = replay('w-gateway-update');
    const registry = createTestRegistry();
    await registry.resolveSelect(paymentGatewaysStore).getPaymentGateways();
    const { body } = recorded('w-gateway-update');
    expect(
      await registry
        .dispatch(paymentGatewaysStore)
        .updatePaymentGateway('cheque', { enabled: true, title: 'Cheque by post' }),
    ).toEqual(body);
    expectAsRecorded(sent, 'w-gateway-update');
    const { getPaymentGateway, getPaymentGateways } = registry.select(paymentGatewaysStore);
    expect(getPaymentGateway('cheque')).toEqual(body);
    expect(getPaymentGateways()).toHaveLength(4);
  });

  it('have no route at the `wc-admin` base path', () => {
    expect(recorded('payment-gateways-wc-admin').status).toBe(404);
  });
});
