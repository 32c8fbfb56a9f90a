import type { Gateway } from '../entities/commerce.ts';
import { RestError } from '../rest-error.ts';
import { FLAG, INTEGER, TEXT, canEditShop, linksOf, canViewItem, canManageShop } from './list.ts';
import { UPDATE_METHODS } from './route.ts';
import type { RestRequest, Route } from './route.ts';

const GATEWAYS = '/wc/v3/payment_gateways';

/** Payment gateways. */
export const gatewayRoutes: readonly Route[] = [
  {
    path: GATEWAYS,
    permission: canManageShop,
    handle: (request) => ({
      body: request.store.db.gateways.map((gateway) => serializeGateway(request, gateway)),
    }),
  },
  {
    path: `${GATEWAYS}/:id`,
    permission: canViewItem,
    handle: (request) => ({ body: serializeGateway(request, gatewayOf(request)) }),
  },
  {
    methods: UPDATE_METHODS,
    path: `${GATEWAYS}/:id`,
    args: { enabled: FLAG, title: TEXT, description: TEXT, order: INTEGER },
    permission: canEditShop,
    handle: (request) => {
      const { args, body } = request;
      const gateway = gatewayOf(request);
      const setSetting = (id: string, value: unknown) => {
        const setting = gateway.settings.find((item) => item.id === id);
        if (setting) setting.value = String(value);
      };
      if (args.has('enabled')) gateway.enabled = args.flag('enabled');
      gateway.title = args.text('title') ?? gateway.title;
      setSetting('title', gateway.title);
      gateway.description = args.text('description') ?? gateway.description;
      gateway.order = args.integer('order') ?? gateway.order;
      const { settings } = body;
      if (typeof settings === 'object' && settings !== null)
        for (const [id, value] of Object.entries(settings)) setSetting(id, value);
      return { body: serializeGateway(request, gateway) };
    },
  },
];

function gatewayOf({ store, path }: RestRequest): Gateway {
  const gateway = store.db.gateways.find(({ id }) => id === path['id']);
  if (!gateway)
    throw new RestError(
      'woocommerce_rest_payment_gateway_invalid',
      'Resource does not exist.',
      404,
    );
  return gateway;
}

function serializeGateway({ site, root }: RestRequest, gateway: Gateway) {
  return {
    ...gateway,
    settings: Object.fromEntries(
      gateway.settings.map((setting) => [
        setting.id,
        { ...setting, tip: setting.description, placeholder: '' },
      ]),
    ),
    post_install_scripts: [],
    settings_url: `${site}/wp-admin/admin.php?page=wc-settings&tab=checkout&section=${gateway.id}`,
    connection_url: null,
    setup_help_text: null,
    required_settings_keys: [],
    _links: linksOf(root, GATEWAYS, gateway.id),
  };
}
