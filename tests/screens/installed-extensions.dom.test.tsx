import { configureNavigation } from '@tillview/navigation';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorMessages } from '../../packages/components/src/report-error/error-messages.test-support.ts';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 5 });

const open = () =>
  renderApp(shop, { url: '&path=/extensions', capabilities: { install_plugins: true } });
const sent = () =>
  shop.requests.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/').pop());

describe('the extensions', () => {
  it('are activated with one request, and Retry sends one more', async () => {
    const { user, errors } = open();
    const activate = await screen.findByLabelText('Activate: MailPoet');
    shop.store.faults.push({ path: /plugins\/activate$/, method: 'POST', status: 500, times: 1 });
    await user.click(activate);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^“Activate” failed for MailPoet\./);
    expect(shop.store.db.plugins.active).not.toContain('mailpoet');
    await user.click(within(alert).getByText('Retry'));
    await screen.findByText('MailPoet is active.');
    expect(sent()).toEqual(['activate', 'activate']);
    expect(shop.store.db.plugins.active).toContain('mailpoet');
    expect(screen.queryByLabelText('Activate: MailPoet')).toBeNull();
    expect(errors).toEqual([]);
  });

  it('are installed when they are selected; after a failure they stay selected', async () => {
    const { user } = open();
    await user.click(await screen.findByLabelText('Jetpack'));
    // The recorded store does not offer recommendations of payment extensions.
    expect(screen.queryByText(/This store does not offer/)).toBeNull();
    shop.store.faults.push({ path: /plugins\/install$/, method: 'POST', status: 500, times: 1 });
    await user.click(screen.getByText('Install & enable'));
    await user.click(await screen.findByText('Retry', { selector: 'button' }));
    await screen.findByText('Installed and activated: Jetpack', { selector: 'div' });
    expect(sent()).toEqual(['install', 'install', 'activate']);
    expect(shop.store.db.plugins.active).toContain('jetpack');
    // Jetpack is installed, so the connection no longer installs it.
    await screen.findByText('Connect');
  });
});

describe('an unknown extension', () => {
  it('has its own name, or its slug when the user may not read names', async () => {
    const { unmount } = open();
    await screen.findByText('Hello Dolly');
    expect(screen.getByText('WooCommerce')).toBeVisible();
    unmount();
    shop.store.faults.push({ path: /wp\/v2\/plugins$/, status: 403 });
    const { errors } = open();
    await screen.findByText('hello.php');
    await shop.settle();
    expect(screen.getByText('woocommerce')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(errors).toEqual([]);
  });
});

describe('for a shop manager, the extensions', () => {
  it('are shown without buttons, since the store would refuse a change', async () => {
    shop.signInAs('manager');
    renderApp(shop, {
      url: '&path=/extensions',
      capabilities: { manage_woocommerce: true, install_plugins: false },
    });
    const installed = (await screen.findByText('MailPoet')).closest('li');
    expect(installed).toHaveTextContent('Not active');
    await screen.findByText('This site is not connected to WordPress.com.');
    await screen.findByText(/^You do not have permission to install extensions\./);
    expect(screen.queryByText('Activate')).toBeNull();
    expect(screen.queryByLabelText('Jetpack')).toBeNull();
    expect(screen.queryByText('Install Jetpack and connect')).toBeNull();
  });
});

describe('the connection of the site', () => {
  it('shows why it failed, returns to the page of the app, and a connected site has no button', async () => {
    const { user, unmount, history } = open();
    // As in WordPress.
    configureNavigation({ history, page: 'tillview' });
    shop.store.faults.push({ path: /plugins\/install$/, method: 'POST', status: 500, times: 1 });
    await user.click(await screen.findByText('Install Jetpack and connect'));
    await screen.findByText(/^The site could not be connected\./);
    await user.click(screen.getByText('Retry'));
    const connect = () => shop.requests.find(({ path }) => path.endsWith('/connect-jetpack'));
    await waitFor(() => expect(connect()).toBeDefined());
    expect(connect()?.query['redirect_url']).toBe(
      'http://shop.test/wp-admin/admin.php?page=tillview',
    );
    unmount();
    shop.store.db.isConnected = true;
    open();
    await screen.findByText('This site is connected to WordPress.com.');
    expect(screen.queryByText('Install Jetpack and connect')).toBeNull();
  });
});

describe('extensions that cannot be shown', () => {
  it('are loaded again by Retry, except the parts that are already loaded', async () => {
    shop.store.faults.push({ path: /plugins\/active$/, status: 500, times: 1 });
    const { user } = open();
    await screen.findByText(errorMessages('the extensions').failed);
    shop.store.db.plugins = { installed: [], active: [] };
    await user.click(screen.getByText('Retry'));
    await screen.findByLabelText('Activate: MailPoet');
    await waitFor(() =>
      expect(shop.requests.filter(({ path }) => path.endsWith('/installed'))).toHaveLength(1),
    );
  });
});
