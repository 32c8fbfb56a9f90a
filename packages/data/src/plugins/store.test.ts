import type { DataRegistry } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { optionsStore } from '../options/index.ts';
import {
  API_ROOT,
  createTestRegistry,
  queryOf,
  serve,
  startRestServer,
} from '../testing/rest-server.ts';
import { settle } from '../testing/settle.ts';
import {
  defaultPluginSlugs,
  formatErrors,
  getPluginName,
  hydratePlugins,
  pluginNames,
  pluginsStore,
} from './index.ts';

const server = startRestServer();
const root = `${API_ROOT}/wc-admin/plugins`;

/** Makes a step return these successful plugins and errors. Returns the request bodies. */
function respondToStep(
  step: 'install' | 'activate',
  done: readonly string[],
  errors: Record<string, string[]> | [] = [],
) {
  const bodies: unknown[] = [];
  const data =
    step === 'install' ? { installed: done, results: {} } : { activated: done, active: done };
  server.use(
    http.post(`${root}/${step}`, async ({ request }) => {
      bodies.push(await request.json());
      const success = Array.isArray(errors);
      return HttpResponse.json({ data, errors: { errors, error_data: [] }, success });
    }),
  );
  return bodies;
}

describe('plugins', () => {
  it('are activated, installed or unavailable (R3.65, R4.57, R4.58)', () => {
    const registry = createTestRegistry();
    hydratePlugins(registry, { activePlugins: ['a'], installedPlugins: ['a', 'b'] });
    const { getPluginInstallState } = registry.select(pluginsStore);
    expect(['a', 'b'].map(getPluginInstallState)).toEqual(['activated', 'installed']);
  });

  it('are unavailable when neither active nor installed, and before they are read (R4.59)', () => {
    const { getPluginInstallState } = createTestRegistry().select(pluginsStore);
    expect(getPluginInstallState('c')).toBe('unavailable');
  });

  it('are not requested when the host page provided them', async () => {
    const registry = createTestRegistry();
    const seed = { activePlugins: [], installedPlugins: ['a'], jetpackStatus: { isActive: true } };
    hydratePlugins(registry, seed);
    const { getActivePlugins, getInstalledPlugins, isJetpackConnected } =
      registry.select(pluginsStore);
    expect([getActivePlugins(), getInstalledPlugins(), isJetpackConnected()]).toEqual([
      [],
      ['a'],
      true,
    ]);
    await settle();
  });

  it('have about twenty display names (R9.58)', () => {
    expect(Object.keys(pluginNames).length).toBeGreaterThanOrEqual(19);
    expect(defaultPluginSlugs.map(getPluginName)).toEqual([
      'Jetpack',
      'WooCommerce Shipping & Tax',
    ]);
    expect([getPluginName('my-own'), getPluginName('constructor')]).toEqual([
      'my-own',
      'constructor',
    ]);
  });
});

describe('the names of the plugins of the site', () => {
  it('are plain text, by WooCommerce slug: the folder, or the file of a plugin without a folder', async () => {
    const list = [
      { plugin: 'woocommerce/legacy', name: 'An old part' },
      { plugin: 'woocommerce/woocommerce', name: 'WooCommerce' },
      { plugin: 'woocommerce/beta', name: 'A new part' },
      { plugin: 'hello', name: 'Hello <b>Dolly</b>' },
      { plugin: 'nameless/nameless', name: '' },
    ];
    server.use(
      http.get(`${API_ROOT}/wp/v2/plugins`, ({ request }) =>
        queryOf(request)['_fields'] === 'plugin,name'
          ? HttpResponse.json(list)
          : HttpResponse.error(),
      ),
    );
    const { resolveSelect } = createTestRegistry();
    expect(await resolveSelect(pluginsStore).getSitePluginNames()).toEqual({
      woocommerce: 'WooCommerce',
      'hello.php': 'Hello Dolly',
    });
  });
});

describe('installing and activating', () => {
  it('sends two consecutive requests, and returns the data of both (R4.69, R7.59)', async () => {
    const registry = createTestRegistry();
    hydratePlugins(registry, { activePlugins: ['woocommerce'], installedPlugins: ['woocommerce'] });
    const installs = respondToStep('install', ['jetpack']);
    const activations = respondToStep('activate', ['jetpack']);
    const { getPluginInstallState, isPluginsRequesting } = registry.select(pluginsStore);
    const flags: string[] = [];
    registry.subscribe(() => {
      const flag = (['installPlugins', 'activatePlugins'] as const).filter((name) =>
        isPluginsRequesting(name),
      );
      if (flags.at(-1) !== flag.join()) flags.push(flag.join());
    });
    const reply = await registry.dispatch(pluginsStore).installAndActivatePlugins(['jetpack', 'b']);
    expect(flags).toEqual(['', 'installPlugins', '', 'activatePlugins', '']);
    expect([installs, activations]).toEqual([
      [{ plugins: 'jetpack,b' }],
      [{ plugins: 'jetpack,b' }],
    ]);
    expect(reply.data).toEqual({
      installed: ['jetpack'],
      results: {},
      activated: ['jetpack'],
      active: ['jetpack'],
    });
    expect(['jetpack', 'woocommerce'].map(getPluginInstallState)).toEqual([
      'activated',
      'activated',
    ]);
  });

  it.each([
    ['install', 'installPlugins', 'installed'],
    ['activate', 'activatePlugins', 'activated'],
  ] as const)(
    'has the singular message when one plugin fails to %s (R5.34, R5.35, R8.19)',
    async (step, operation, state) => {
      const registry = createTestRegistry();
      hydratePlugins(registry, { activePlugins: [], installedPlugins: [] });
      const errors = { jetpack: ['The requested plugin `jetpack` is <b>not</b> there.'] };
      respondToStep(step, ['other'], errors);
      const failed = registry.dispatch(pluginsStore)[operation](['jetpack', 'other']);
      await expect(failed).rejects.toMatchObject({
        message: `Could not ${step} Jetpack plugin, The requested plugin Jetpack is not there.`,
        data: errors,
      });
      const { getPluginInstallState, getPluginsError, isPluginsRequesting } =
        registry.select(pluginsStore);
      expect(getPluginsError(operation)).toMatchObject({ data: errors });
      expect(isPluginsRequesting(operation)).toBe(false);
      expect(getPluginInstallState('other')).toBe(state);
      expect(getPluginInstallState('jetpack')).toBe('unavailable');
    },
  );

  it.each([
    ['install', 'installPlugins'],
    ['activate', 'activatePlugins'],
  ] as const)(
    'has the plural message when several plugins fail to %s (R8.20)',
    async (step, operation) => {
      respondToStep(step, [], { jetpack: ['No room.', 'No line.'], 'my-own': ['No `my-own`.'] });
      const failed = createTestRegistry().dispatch(pluginsStore)[operation](['jetpack', 'my-own']);
      await expect(failed).rejects.toThrow(
        `Could not ${step} the following plugins: Jetpack, my-own with these Errors: No room., No line., No my-own.`,
      );
    },
  );

  it('does not activate plugins that it could not install', async () => {
    respondToStep('install', [], { jetpack: ['No.'] });
    const registry = createTestRegistry();
    const both = registry.dispatch(pluginsStore).installAndActivatePlugins(['jetpack']);
    await expect(both).rejects.toThrow('Could not install Jetpack plugin, No.');
    const { getPluginsError } = registry.select(pluginsStore);
    expect(getPluginsError('installPlugins')).toBe(getPluginsError('installAndActivatePlugins'));
    expect(getPluginsError('activatePlugins')).toBe(false);
    await settle();
  });
});

describe('formatErrors', () => {
  it.each([
    ['The plugin `jetpack` failed.', 'The plugin Jetpack failed.'],
    [new Error('`jetpack` <br> failed'), 'Jetpack failed'],
    [{ a: ['One.', 'Two.'], b: 'Three.' }, 'One., Two., Three.'],
    [undefined, ''],
  ])('formats %s', (response, expected) => {
    expect(formatErrors(response)).toBe(expected);
  });
});

describe('recommended plugins', () => {
  it('exist for payments only; other types are empty and send no request (R3.69, R5.42, R5.43)', async () => {
    const plugins = [{ slug: 'woocommerce-payments', title: 'WooPayments' }];
    serve(server, `${root}/recommended-payment-plugins`, plugins);
    const registry = createTestRegistry();
    const { getRecommendedPlugins } = registry.select(pluginsStore);
    expect(getRecommendedPlugins('marketing')).toEqual([]);
    await settle();
    expect(getRecommendedPlugins('payments')).toBeUndefined();
    expect(await registry.resolveSelect(pluginsStore).getRecommendedPlugins('payments')).toEqual(
      plugins,
    );
  });
});

describe('the payment provider', () => {
  const url = `${API_ROOT}/wc-paypal/v1/onboarding/get-status`;
  const stored = {
    merchant_email_production: 'a@example.com',
    merchant_id_production: '1',
    client_id_production: '2',
    client_secret_production: '3',
  };

  function store(settings: unknown): void {
    serve(server, `${API_ROOT}/wc-admin/options`, { 'woocommerce-ppcp-settings': settings });
  }

  const read = (registry: DataRegistry) =>
    registry.resolveSelect(pluginsStore).getPaypalOnboardingStatus();

  it('reports its status from its own endpoint (R3.68, R9.62)', async () => {
    const status = { production: { state: 'onboarded', onboarded: true } };
    server.use(http.get(url, () => HttpResponse.json(status)));
    expect(await read(createTestRegistry())).toEqual(status);
  });

  it.each([
    [404, stored, 'onboarded', true],
    [404, { ...stored, client_secret_production: '' }, 'unknown', false],
    [404, false, 'unknown', false],
    [500, stored, 'onboarded', true],
    [403, {}, 'unknown', false],
  ])(
    'falls back to the stored settings when its endpoint returns %i (R7.67, R7.68)',
    async (status, settings, state, onboarded) => {
      server.use(http.get(url, () => HttpResponse.json({ code: 'no' }, { status })));
      store(settings);
      const registry = createTestRegistry();
      expect(await read(registry)).toEqual({ production: { state, onboarded } });
      expect(registry.select(pluginsStore).getPluginsError('getPaypalOnboardingStatus')).toBe(
        false,
      );
    },
  );

  it('reads the stored settings again after an earlier failure', async () => {
    const registry = createTestRegistry();
    server.use(
      http.get(url, () => HttpResponse.json({ code: 'no' }, { status: 404 })),
      http.get(`${API_ROOT}/wc-admin/options`, () => HttpResponse.json({}, { status: 500 })),
    );
    const option = registry.resolveSelect(optionsStore).getOption('woocommerce-ppcp-settings');
    await expect(option).rejects.toMatchObject({ status: 500 });
    store(stored);
    expect(await read(registry)).toEqual({ production: { state: 'onboarded', onboarded: true } });
  });

  it('has no status when both requests fail, and throws the first error', async () => {
    server.use(
      http.get(url, () => HttpResponse.json({ code: 'first' }, { status: 503 })),
      http.get(`${API_ROOT}/wc-admin/options`, () => HttpResponse.json({}, { status: 500 })),
    );
    const registry = createTestRegistry();
    await expect(read(registry)).rejects.toMatchObject({ code: 'first' });
    const { getPaypalOnboardingStatus, isPluginsRequesting } = registry.select(pluginsStore);
    expect(getPaypalOnboardingStatus()).toBeUndefined();
    expect(isPluginsRequesting('getPaypalOnboardingStatus')).toBe(false);
  });
});

describe('the connect URL', () => {
  it('is the connectAction of the reply, stored by redirect_url (R3.67, R7.65)', async () => {
    server.use(
      http.get(`${root}/connect-jetpack`, ({ request }) =>
        HttpResponse.json({
          connectAction: `https://wordpress.com/?to=${queryOf(request)['redirect_url']}`,
        }),
      ),
    );
    const registry = createTestRegistry();
    const read = registry.resolveSelect(pluginsStore);
    await read.getJetpackConnectUrl({ redirect_url: 'a' });
    await read.getJetpackConnectUrl({ redirect_url: 'b' });
    const { getJetpackConnectUrl } = registry.select(pluginsStore);
    expect(getJetpackConnectUrl({ redirect_url: 'a' })).toBe('https://wordpress.com/?to=a');
    expect(getJetpackConnectUrl({ redirect_url: 'b' })).toBe('https://wordpress.com/?to=b');
  });
});
