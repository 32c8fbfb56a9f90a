import { isForbidden, pluginsStore } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { createTestRegistry } from '../../packages/data/src/testing/rest-server.ts';
import { expectAsRecorded, recorded, startReplay } from './data-replay.ts';

const { respond, replay } = startReplay();

describe('plugins of a real store', () => {
  it.each([
    ['plugins-active', 'getActivePlugins', ['woocommerce']],
    ['plugins-installed', 'getInstalledPlugins', ['hello.php', 'woocommerce']],
  ] as const)('%s are read (R1.48, R7.54, R7.55)', async (name, selector, expected) => {
    const sent = replay(name);
    expect(await createTestRegistry().resolveSelect(pluginsStore)[selector]()).toEqual(expected);
    expectAsRecorded(sent, name);
  });

  it('the slugs are the plugins of the response, and each has a status (R7.56)', async () => {
    replay('plugins-active');
    replay('plugins-installed');
    const registry = createTestRegistry();
    await registry.resolveSelect(pluginsStore).getActivePlugins();
    await registry.resolveSelect(pluginsStore).getInstalledPlugins();
    const { getPluginInstallState } = registry.select(pluginsStore);
    expect(['woocommerce', 'hello.php', 'jetpack'].map(getPluginInstallState)).toEqual([
      'activated',
      'installed',
      'unavailable',
    ]);
  });

  it('the request to activate has comma-separated slugs, and the response the activated plugins (R7.58, R7.60)', async () => {
    const sent = replay('w-plugins-activate-active');
    const registry = createTestRegistry();
    const response = await registry.dispatch(pluginsStore).activatePlugins(['woocommerce']);
    expectAsRecorded(sent, 'w-plugins-activate-active');
    expect(response.data.activated).toEqual(['woocommerce']);
    expect(registry.select(pluginsStore).getPluginInstallState('woocommerce')).toBe('activated');
  });

  it('activating a plugin that is not installed fails with status 200 (R7.61)', async () => {
    const sent = replay('w-plugins-activate-missing');
    const activated = createTestRegistry().dispatch(pluginsStore).activatePlugins(['jetpack']);
    await expect(activated).rejects.toThrow(
      'Could not activate Jetpack plugin, The requested plugin Jetpack. is not yet installed.',
    );
    expectAsRecorded(sent, 'w-plugins-activate-missing');
  });

  it('the request to install has comma-separated slugs; several errors are reported together (R7.57)', async () => {
    const sent = replay('w-plugins-install-offline');
    const installed = createTestRegistry()
      .dispatch(pluginsStore)
      .installPlugins(['jetpack', 'woocommerce-services']);
    await expect(installed).rejects.toThrow(
      'Could not install the following plugins: Jetpack, WooCommerce Shipping & Tax with these Errors: The requested plugin Jetpack could not be installed. Plugin API call failed., The requested plugin WooCommerce Shipping & Tax could not be installed. Plugin API call failed.',
    );
    expectAsRecorded(sent, 'w-plugins-install-offline');
  });

  it('installing an unknown plugin fails', async () => {
    const sent = replay('w-plugins-install-unknown');
    const installed = createTestRegistry().dispatch(pluginsStore).installPlugins(['not-a-plugin']);
    await expect(installed).rejects.toThrow('Could not install not-a-plugin plugin, ');
    expectAsRecorded(sent, 'w-plugins-install-unknown');
  });

  it.each(['manager-plugins-install', 'w-plugins-install-empty'])(
    '%s: a rejection is thrown unchanged',
    async (name) => {
      replay(name);
      const { status } = recorded(name);
      const registry = createTestRegistry();
      await expect(
        registry.dispatch(pluginsStore).installPlugins(['jetpack']),
      ).rejects.toMatchObject({ status });
      const error = registry.select(pluginsStore).getPluginsError('installPlugins');
      expect(isForbidden(error)).toBe(status === 403);
    },
  );

  it('the state of the site connection is read (R3.66, R7.62, R7.63)', async () => {
    const sent = replay('jetpack-connection');
    expect(await createTestRegistry().resolveSelect(pluginsStore).isJetpackConnected()).toBe(false);
    expectAsRecorded(sent, 'jetpack-connection');
    expect(recorded('jetpack-connection').request.path.startsWith('/jetpack/v4/')).toBe(true);
  });

  it('the site-connection routes have their own base path (R9.61)', async () => {
    const sent = respond('GET', '/jetpack/v4/connection', {
      status: 200,
      body: { isActive: true },
    });
    expect(await createTestRegistry().resolveSelect(pluginsStore).isJetpackConnected()).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('the connect URL is rejected while the plugin is missing (R7.64)', async () => {
    const sent = replay('plugins-connect-jetpack');
    const registry = createTestRegistry();
    const redirect_url = 'http://localhost:8881/wp-admin/';
    await expect(
      registry.resolveSelect(pluginsStore).getJetpackConnectUrl({ redirect_url }),
    ).rejects.toMatchObject({ status: 500, code: 'woocommerce_rest_jetpack_not_active' });
    expectAsRecorded(sent, 'plugins-connect-jetpack');
    expect(registry.select(pluginsStore).getJetpackConnectUrl({ redirect_url })).toBeUndefined();
  });

  it('the PayPal status has no route in this version, so the stored option is read (R7.66, R7.67)', async () => {
    const sent = replay('paypal-onboarding-get-status');
    const option = respond('GET', '/wc-admin/options', {
      status: 200,
      body: { 'woocommerce-ppcp-settings': false },
    });
    const status = await createTestRegistry()
      .resolveSelect(pluginsStore)
      .getPaypalOnboardingStatus();
    expectAsRecorded(sent, 'paypal-onboarding-get-status');
    expect(option.map(({ query }) => query)).toEqual([{ options: 'woocommerce-ppcp-settings' }]);
    expect(status).toEqual({ production: { state: 'unknown', onboarded: false } });
  });

  it('recommended plugins have no route in this version (R7.69)', async () => {
    const sent = replay('plugins-recommended-payment');
    const registry = createTestRegistry();
    await expect(
      registry.resolveSelect(pluginsStore).getRecommendedPlugins('payments'),
    ).rejects.toMatchObject({ status: 404 });
    expectAsRecorded(sent, 'plugins-recommended-payment');
    const { getPluginsError, getRecommendedPlugins } = registry.select(pluginsStore);
    expect(getRecommendedPlugins('payments')).toBeUndefined();
    expect(getPluginsError('getRecommendedPlugins', 'payments')).toMatchObject({
      code: 'rest_no_route',
    });
  });
});
