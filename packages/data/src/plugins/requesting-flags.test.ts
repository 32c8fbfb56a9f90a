import { describeRequestingFlags } from '../testing/requesting-flags.ts';
import { startRestServer } from '../testing/rest-server.ts';
import { pluginsStore } from './index.ts';
import { actions, resolvers } from './operations.ts';

const getAdminLink = (path: string) => `http://localhost/wp-admin/${path}`;
const ignore = () => undefined;

describeRequestingFlags(
  startRestServer(),
  { resolvers, actions },
  [
    [
      'getActivePlugins',
      (registry) => registry.resolveSelect(pluginsStore).getActivePlugins(),
      (registry) => registry.select(pluginsStore).isPluginsRequesting('getActivePlugins'),
    ],
    [
      'getInstalledPlugins',
      (registry) => registry.resolveSelect(pluginsStore).getInstalledPlugins(),
      (registry) => registry.select(pluginsStore).isPluginsRequesting('getInstalledPlugins'),
    ],
    [
      'getSitePluginNames',
      (registry) => registry.resolveSelect(pluginsStore).getSitePluginNames(),
      (registry) => registry.select(pluginsStore).isPluginsRequesting('getSitePluginNames'),
    ],
    [
      'isJetpackConnected',
      (registry) => registry.resolveSelect(pluginsStore).isJetpackConnected(),
      (registry) => registry.select(pluginsStore).isPluginsRequesting('isJetpackConnected'),
    ],
    [
      'getJetpackConnectUrl',
      (registry) =>
        registry.resolveSelect(pluginsStore).getJetpackConnectUrl({ redirect_url: 'a' }),
      (registry) =>
        registry
          .select(pluginsStore)
          .isPluginsRequesting('getJetpackConnectUrl', { redirect_url: 'a' }),
    ],
    [
      'getPaypalOnboardingStatus',
      (registry) => registry.resolveSelect(pluginsStore).getPaypalOnboardingStatus(),
      (registry) => registry.select(pluginsStore).isPluginsRequesting('getPaypalOnboardingStatus'),
    ],
    [
      'getRecommendedPlugins',
      (registry) => registry.resolveSelect(pluginsStore).getRecommendedPlugins('payments'),
      (registry) =>
        registry.select(pluginsStore).isPluginsRequesting('getRecommendedPlugins', 'payments'),
    ],
    [
      'installPlugins',
      (registry) => registry.dispatch(pluginsStore).installPlugins(['jetpack']),
      (registry) => registry.select(pluginsStore).isPluginsRequesting('installPlugins'),
    ],
    [
      'activatePlugins',
      (registry) => registry.dispatch(pluginsStore).activatePlugins(['jetpack']),
      (registry) => registry.select(pluginsStore).isPluginsRequesting('activatePlugins'),
    ],
    [
      'installAndActivatePlugins',
      (registry) => registry.dispatch(pluginsStore).installAndActivatePlugins(['jetpack']),
      (registry) => registry.select(pluginsStore).isPluginsRequesting('installAndActivatePlugins'),
    ],
    [
      'connectToJetpack',
      (registry) => registry.dispatch(pluginsStore).connectToJetpack(getAdminLink),
      (registry) => registry.select(pluginsStore).isPluginsRequesting('connectToJetpack'),
    ],
    [
      'installJetpackAndConnect',
      (registry) => registry.dispatch(pluginsStore).installJetpackAndConnect(ignore, getAdminLink),
      (registry) => registry.select(pluginsStore).isPluginsRequesting('installJetpackAndConnect'),
    ],
    [
      'connectToJetpackWithFailureRedirect',
      (registry) =>
        registry
          .dispatch(pluginsStore)
          .connectToJetpackWithFailureRedirect('//none', ignore, getAdminLink),
      (registry) =>
        registry.select(pluginsStore).isPluginsRequesting('connectToJetpackWithFailureRedirect'),
    ],
  ],
  ['receivePlugins', 'createErrorNotice'],
);
