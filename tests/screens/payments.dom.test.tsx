import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 5 });
const PAYMENTS = { url: '&path=/payments', capabilities: { manage_woocommerce: true } };

const row = (name: string) => {
  const found = screen.getByText(name, { selector: 'h2' }).closest('li');
  if (!found) throw new Error(`No gateway ${name}.`);
  return found;
};
const writes = () => shop.requests.filter(({ method }) => method === 'PUT');
const isEnabled = () => shop.store.db.gateways.find(({ id }) => id === 'cheque')?.enabled;

describe('a payment gateway', () => {
  it('is enabled immediately, disabled again when that fails, enabled by Retry with one request, and disabled by Undo', async () => {
    const { user, errors } = renderApp(shop, PAYMENTS);
    await screen.findByText('Check payments', { selector: 'h2' });
    const cheque = within(row('Check payments'));
    cheque.getByText('Disabled');

    shop.store.faults.push({ path: /payment_gateways\/cheque$/, status: 500, times: 1 });
    await user.click(cheque.getByText('Enable', { selector: 'button' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Check payments could not be enabled\. /);
    cheque.getByText('Disabled');
    expect(isEnabled()).toBe(false);

    await user.click(within(alert).getByText('Retry'));
    cheque.getByText('Enabled');
    await screen.findByText('Check payments enabled.');
    expect(writes()).toHaveLength(2);
    expect(isEnabled()).toBe(true);

    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(isEnabled()).toBe(false));
    await cheque.findByText('Disabled');
    expect(errors).toEqual([]);
  });
});
