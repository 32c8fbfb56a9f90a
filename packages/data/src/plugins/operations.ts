import {
  PAYMENT_PROVIDER_NAMESPACE,
  SITE_CONNECTION_NAMESPACE,
  WC_ADMIN_NAMESPACE,
} from '../core/constants.ts';
import { createKeyOf, type KeyFunctions, type OperationContext } from '../core/operations.ts';
import { requireRoute } from '../core/require-route.ts';
import { unexpectedResponse } from '../core/rest-error.ts';
import { isListOfRecords, isRecord, listOf, type Shape } from '../core/shapes.ts';
import { optionsStore } from '../options/index.ts';
import { PAYPAL_OPTION, readStoredStatus } from './payment-provider.ts';
import { toSiteNames } from './plugin-names.ts';
import { createPluginsError, formatErrors, readPluginErrors } from './plugin-errors.ts';
import type {
  ActivateReply,
  InstallAndActivateReply,
  InstallReply,
  ListedPlugin,
  PaypalOnboardingStatus,
  PluginsData,
  RecommendedPlugin,
} from './types.ts';

type Context = OperationContext<PluginsData>;

/** Returns the absolute URL of an admin page, such as `admin.php?page=wc-admin`. */
export type GetAdminLink = (path: string) => string;

/** Shows an error to the user. */
export type ErrorAction = (message: string) => void;

/** The page that the connection service redirects back to: the dashboard (R4.71, readings B36). */
const DASHBOARD = 'admin.php?page=wc-admin';

const CONNECTION_PLUGIN = 'jetpack';
/** The WooCommerce endpoints return slugs only; the WordPress endpoint also returns names. */
const LIST_PATH = '/wp/v2/plugins';

const LIST_FIELDS = { _fields: 'plugin,name' };

const PATH = `${WC_ADMIN_NAMESPACE}/plugins`;

const isSlugs = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((slug) => typeof slug === 'string');

const isPlugins: Shape<{ plugins: string[] }> = (body): body is { plugins: string[] } =>
  isRecord(body) && isSlugs(body['plugins']);

const isInstallReply: Shape<InstallReply> = (body): body is InstallReply =>
  isRecord(body) && isRecord(body['data']) && isSlugs(body['data']['installed']);

const isActivateReply: Shape<ActivateReply> = (body): body is ActivateReply =>
  isRecord(body) && isRecord(body['data']) && isSlugs(body['data']['activated']);

const isConnection: Shape<{ isActive: boolean }> = (body): body is { isActive: boolean } =>
  isRecord(body) && typeof body['isActive'] === 'boolean';

const isConnectReply: Shape<{ connectAction: string }> = (
  body,
): body is { connectAction: string } => isRecord(body) && typeof body['connectAction'] === 'string';

const isStatus: Shape<PaypalOnboardingStatus> = (body): body is PaypalOnboardingStatus =>
  isRecord(body) &&
  isRecord(body['production']) &&
  typeof body['production']['onboarded'] === 'boolean';

const isRecommended = listOf<RecommendedPlugin>();

const isListed: Shape<ListedPlugin[]> = (body): body is ListedPlugin[] =>
  isListOfRecords(body) &&
  body.every(({ plugin, name }) => typeof plugin === 'string' && typeof name === 'string');

function union(known: readonly string[], added: readonly string[]): readonly string[] {
  return [...new Set([...known, ...added])];
}

export const resolvers = {
  async getActivePlugins({ rest, set }: Context): Promise<void> {
    set({ active: (await rest.read(`${PATH}/active`, {}, isPlugins)).plugins });
  },

  async getInstalledPlugins({ rest, set }: Context): Promise<void> {
    set({ installed: (await rest.read(`${PATH}/installed`, {}, isPlugins)).plugins });
  },

  async getSitePluginNames({ receive, rest }: Context): Promise<void> {
    receive(toSiteNames(await rest.read(LIST_PATH, LIST_FIELDS, isListed)));
  },

  async isJetpackConnected({ rest, set }: Context): Promise<void> {
    const path = `${SITE_CONNECTION_NAMESPACE}/connection`;
    set({ isConnected: (await rest.read(path, {}, isConnection)).isActive });
  },

  async getJetpackConnectUrl(
    { get, rest, set }: Context,
    { redirect_url }: { redirect_url: string },
  ): Promise<void> {
    const path = `${PATH}/connect-jetpack`;
    const { connectAction } = await rest.read(path, { redirect_url }, isConnectReply);
    set({ connectUrls: { ...get().connectUrls, [redirect_url]: connectAction } });
  },

  /**
   * Reads the status from the provider's own endpoint, or from the stored option when that fails (R7.66–R7.68, readings
   * A20).
   */
  async getPaypalOnboardingStatus({
    environment,
    receive,
    registry,
    rest,
  }: Context): Promise<void> {
    const path = `${PAYMENT_PROVIDER_NAMESPACE}/onboarding/get-status`;
    try {
      await requireRoute(environment, path);
      receive(await rest.read(path, {}, isStatus));
    } catch (error) {
      const { invalidateResolution } = registry.dispatch(optionsStore);
      await invalidateResolution('getOption', [PAYPAL_OPTION]);
      try {
        const settings = await registry.resolveSelect(optionsStore).getOption(PAYPAL_OPTION);
        receive(readStoredStatus(settings));
      } catch {
        // Both reads failed: throw the first error, which has the cause.
        throw error;
      }
    }
  },

  /** Recommendations only exist for payment plugins (R5.42). */
  async getRecommendedPlugins(
    { environment, receive, rest }: Context,
    type: string,
  ): Promise<void> {
    if (type !== 'payments') return;
    const path = `${PATH}/recommended-payment-plugins`;
    await requireRoute(environment, path);
    receive(await rest.read(path, {}, isRecommended));
  },
};

/**
 * Redirects to the URL of a connection flow. On failure shows an error notice, or calls `errorAction` instead, and
 * rethrows the error (R8.29).
 */
async function runConnectionFlow(
  { environment, run }: Context,
  errorAction: ErrorAction | undefined,
  getUrl: () => Promise<string>,
): Promise<void> {
  try {
    environment.redirect(await getUrl());
  } catch (error) {
    const message = formatErrors(error);
    if (errorAction) errorAction(message);
    else await run(actions.createErrorNotice, message);
    throw error;
  }
}

export const actions = {
  /** Stores the data that the host page provides. */
  async receivePlugins(
    { set }: Context,
    known: Partial<Pick<PluginsData, 'active' | 'installed' | 'isConnected'>>,
  ): Promise<void> {
    set(known);
  },

  /** Shows an error notice with the host's `notifyError`. */
  async createErrorNotice({ environment }: Context, message: string): Promise<void> {
    environment.notifyError(message);
  },

  /**
   * Installs plugins. Returns the reply. Also throws when the reply lists errors (R5.34); the plugins that were
   * installed are stored even then.
   */
  async installPlugins(
    { get, rest, set }: Context,
    slugs: readonly string[],
  ): Promise<InstallReply> {
    const body = { plugins: slugs.join(',') };
    const reply = await rest.write('POST', `${PATH}/install`, { body }, isInstallReply);
    set({ installed: union(get().installed, reply.data.installed) });
    const errors = readPluginErrors(reply);
    if (Object.keys(errors).length > 0) throw createPluginsError('install', errors, reply);
    return reply;
  },

  /**
   * Activates plugins. Returns the reply. Also throws when the reply lists errors (R5.35); the plugins that were
   * activated are stored even then.
   */
  async activatePlugins(
    { get, rest, set }: Context,
    slugs: readonly string[],
  ): Promise<ActivateReply> {
    const body = { plugins: slugs.join(',') };
    const reply = await rest.write('POST', `${PATH}/activate`, { body }, isActivateReply);
    set({ active: union(get().active, reply.data.activated) });
    const errors = readPluginErrors(reply);
    if (Object.keys(errors).length > 0) throw createPluginsError('activate', errors, reply);
    return reply;
  },

  /**
   * Installs plugins, then activates them (R4.69). Returns the reply of the activation, with the data of both replies.
   */
  async installAndActivatePlugins(
    { run }: Context,
    slugs: readonly string[],
  ): Promise<InstallAndActivateReply> {
    const { data } = await run(actions.installPlugins, slugs);
    const activated = await run(actions.activatePlugins, slugs);
    return { ...activated, data: { ...data, ...activated.data } };
  },

  /** Returns the URL that connects the site and then redirects to the dashboard. */
  async connectToJetpack({ get, run }: Context, getAdminLink: GetAdminLink): Promise<string> {
    const redirect_url = getAdminLink(DASHBOARD);
    await run(resolvers.getJetpackConnectUrl, { redirect_url });
    const url = get().connectUrls[redirect_url];
    if (!url) throw unexpectedResponse('connectToJetpack', url);
    return url;
  },

  /**
   * Installs and activates the connection plugin, gets the connect URL, and redirects the browser to it, in this order
   * (R4.70).
   */
  async installJetpackAndConnect(
    context: Context,
    errorAction: ErrorAction | undefined,
    getAdminLink: GetAdminLink,
  ): Promise<void> {
    await runConnectionFlow(context, errorAction, async () => {
      await context.run(actions.installPlugins, [CONNECTION_PLUGIN]);
      await context.run(actions.activatePlugins, [CONNECTION_PLUGIN]);
      return context.run(actions.connectToJetpack, getAdminLink);
    });
  },

  /** Gets the connect URL and redirects the browser to it; on failure redirects to `failureUrl` (R8.30). */
  async connectToJetpackWithFailureRedirect(
    context: Context,
    failureUrl: string,
    errorAction: ErrorAction | undefined,
    getAdminLink: GetAdminLink,
  ): Promise<void> {
    try {
      await runConnectionFlow(context, errorAction, () =>
        context.run(actions.connectToJetpack, getAdminLink),
      );
    } catch (error) {
      const { redirect, toSafeRedirect } = context.environment;
      if (toSafeRedirect(failureUrl) !== undefined) redirect(failureUrl);
      throw error;
    }
  },
};

type PluginsOperations = typeof resolvers & typeof actions;

export const keys = {
  getJetpackConnectUrl: ({ redirect_url }: { redirect_url: string }) => redirect_url,
  getRecommendedPlugins: (type: string) => type,
} satisfies KeyFunctions<PluginsOperations>;

/** The key of an operation's status. */
export const keyOf = createKeyOf<PluginsOperations, typeof keys>(keys);
