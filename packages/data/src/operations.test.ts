import type { DataRegistry } from '@wordpress/data';
import { describe } from 'vitest';
import * as countries from './countries/operations.ts';
import * as exports_ from './export/operations.ts';
import * as imports from './import/operations.ts';
import * as items from './items/operations.ts';
import * as navigation from './navigation/operations.ts';
import * as notes from './notes/operations.ts';
import * as onboarding from './onboarding/operations.ts';
import * as options from './options/operations.ts';
import * as gateways from './payment-gateways/operations.ts';
import * as plugins from './plugins/operations.ts';
import * as reports from './reports/operations.ts';
import * as reviews from './reviews/operations.ts';
import * as settings from './settings/operations.ts';
import * as user from './user/operations.ts';
import {
  COUNTRIES_STORE_NAME,
  EXPORT_STORE_NAME,
  hydrateNavigation,
  hydrateOnboarding,
  hydrateUser,
  IMPORT_STORE_NAME,
  importStore,
  ITEMS_STORE_NAME,
  itemsStore,
  NAVIGATION_STORE_NAME,
  navigationStore,
  NOTES_STORE_NAME,
  notesStore,
  ONBOARDING_STORE_NAME,
  onboardingStore,
  OPTIONS_STORE_NAME,
  PAYMENT_GATEWAYS_STORE_NAME,
  paymentGatewaysStore,
  PLUGINS_STORE_NAME,
  pluginsStore,
  REPORTS_STORE_NAME,
  REVIEWS_STORE_NAME,
  reviewsStore,
  SETTINGS_STORE_NAME,
  settingsStore,
  USER_STORE_NAME,
  userStore,
} from './index.ts';
import { describeOperations, type TestedStore } from './testing/operation-table.ts';
import { API_ROOT, serve, startRestServer } from './testing/rest-server.ts';

const server = startRestServer();
const query = { page: 1 };
const getAdminLink = (path: string) => `http://localhost/wp-admin/${path}`;
const ignore = () => undefined;
const mug = { id: 7, name: 'Mug', type: 'simple', stock_quantity: 5 };
const blue = { id: 8, parent_id: 7, name: 'Blue', type: 'variation', stock_quantity: 3 };
const user1 = { id: 1, name: 'Ada', woocommerce_meta: { a: '"old a"' } };
const IMPORT = '/wc-analytics/reports/import';
const JETPACK = { redirect_url: 'a' };

/** Changes of notes: the notes stay, and none is being updated. */
const noteChange = (path: string, ...args: readonly unknown[]) => ({
  args,
  path: `wc-analytics/admin/notes${path}`,
  async prepare(registry: DataRegistry) {
    serve(server, `${API_ROOT}/wc-analytics/admin/notes`, [{ id: 1, title: 'One' }, { id: 2 }]);
    await registry.resolveSelect(notesStore).getNotes(query);
  },
  look: (registry: DataRegistry) =>
    registry
      .select(notesStore)
      .getNotes(query)
      .map(({ isUpdating = false, ...note }) => ({ ...note, isUpdating })),
});

const reviewChange = (...args: readonly unknown[]) => ({
  args,
  path: 'wc-analytics/products/reviews/7',
  async prepare(registry: DataRegistry) {
    serve(server, `${API_ROOT}/wc-analytics/products/reviews`, [{ id: 7 }]);
    await registry.resolveSelect(reviewsStore).getReviews(query);
  },
  look: (registry: DataRegistry) => registry.select(reviewsStore).getReview(7)?.isUpdating ?? false,
});

const favoriteChange = (id: string) => ({
  args: [id],
  path: 'wc-admin/navigation/favorites/me',
  // Any truthy reply is accepted (R5.38, R5.39).
  except: ['wrong shape'],
  prepare: (registry: DataRegistry) =>
    hydrateNavigation(registry, { menuItems: [{ id: 'revenue', menuId: 'plugins' }] }),
  look: (registry: DataRegistry) => registry.select(navigationStore).getMenuItems(),
});

const settingsChange = (...args: readonly unknown[]) => ({
  args,
  key: ['general'],
  path: 'wc-analytics/settings/general/batch',
  prepare: (registry: DataRegistry) =>
    registry.dispatch(settingsStore).updateSettingsForGroup('general', { a: 1 }, 5),
  look: (registry: DataRegistry) => registry.select(settingsStore).getDirtyKeys('general'),
});

const pluginChange = (path: string) => ({
  args: [['a']],
  path: `wc-admin/plugins/${path}`,
  look: (registry: DataRegistry) => registry.select(pluginsStore).getPluginInstallState('a'),
});

const preferenceChange = (path: string, ...args: readonly unknown[]) => ({
  args,
  path,
  status: ['isUserPreferencesUpdating', 'getUserPreferencesError'] as const,
  prepare: (registry: DataRegistry) => hydrateUser(registry, user1),
  look: (registry: DataRegistry) => registry.select(userStore).getCurrentUser(),
});

const stores: readonly TestedStore[] = [
  {
    name: COUNTRIES_STORE_NAME,
    operations: countries,
    status: ['isCountriesRequesting', 'getCountriesError'],
    requests: {
      getCountries: {
        status: ['isCountriesRequesting', 'getCountriesError'],
        path: 'wc-analytics/data/countries',
        empty: [],
      },
    },
  },
  {
    name: EXPORT_STORE_NAME,
    operations: exports_,
    status: ['isExportRequesting', 'getError'],
    requests: {
      getExportStatus: {
        args: ['orders', '17'],
        status: ['isExportStatusRequesting', 'getExportStatusError'],
        path: 'wc-analytics/reports/orders/export/17/status',
      },
      startExport: { args: ['orders', query], key: [{ type: 'orders', args: query }] },
    },
    local: ['receiveExports'],
  },
  {
    name: IMPORT_STORE_NAME,
    operations: imports,
    status: ['isImportRequesting', 'getImportError'],
    requests: {
      getImportStatus: { args: [query], path: 'wc-analytics/reports/import/status', empty: {} },
      getImportTotals: {
        args: [query],
        path: 'wc-analytics/reports/import/totals',
        empty: { lastImportStartTimestamp: 0 },
      },
      getOrderImport: { args: [], path: 'wc-analytics/imports/status', empty: undefined },
      importOrders: { args: [], path: 'wc-analytics/imports/trigger' },
      updateImportation: {
        args: [IMPORT, true],
        key: [IMPORT],
        path: 'wc-analytics/reports/import',
        look: (registry) => registry.select(importStore).getImportStarted(),
      },
    },
    local: ['setImportPeriod', 'setSkipPrevious', 'setImportStarted'],
  },
  {
    name: ITEMS_STORE_NAME,
    operations: items,
    status: ['isOperationRequesting', 'getOperationError'],
    requests: {
      getItems: { args: ['products', query], path: 'wc-analytics/products', empty: new Map() },
      getItemsTotalCount: { args: ['products', query], path: 'wc-analytics/products', empty: 0 },
      updateProductStock: {
        args: [blue, 99],
        path: 'wc-analytics/products/7/variations/8',
        async prepare(registry) {
          serve(server, `${API_ROOT}/wc-analytics/products`, [mug, blue]);
          await registry.resolveSelect(itemsStore).getItems('products', query);
        },
        look: (registry) =>
          [...registry.select(itemsStore).getItems('products', query).values()].map(
            ({ stock_quantity }) => stock_quantity,
          ),
      },
      createProductFromTemplate: {
        args: [{ template_name: 'physical' }],
        path: 'wc-admin/onboarding/tasks/create_product_from_template',
      },
    },
  },
  {
    name: NAVIGATION_STORE_NAME,
    operations: navigation,
    status: ['isNavigationRequesting', 'getNavigationError'],
    requests: {
      getFavorites: { path: 'wc-admin/navigation/favorites/me', empty: [] },
      addFavorite: favoriteChange('revenue'),
      removeFavorite: favoriteChange('orders'),
    },
    local: ['setMenuItems', 'addMenuItems'],
  },
  {
    name: NOTES_STORE_NAME,
    operations: notes,
    status: ['isNotesRequesting', 'getNotesError'],
    requests: {
      getNotes: { args: [query], path: 'wc-analytics/admin/notes', empty: [] },
      triggerNoteAction: noteChange('/1/action/2', 1, 2),
      removeNote: noteChange('/delete/1', 1),
      removeAllNotes: noteChange('/delete/all'),
      batchUpdateNotes: noteChange('/update', [1], { is_read: true }),
      updateNote: noteChange('/1', 1, { is_read: true }),
    },
  },
  {
    name: ONBOARDING_STORE_NAME,
    operations: onboarding,
    status: ['isOnboardingRequesting', 'getOnboardingError'],
    requests: {
      getProfileItems: { path: 'wc-admin/onboarding/profile', empty: onboarding.EMPTY_PROFILE },
      getProfileSchema: { path: 'wc-admin/onboarding/profile', empty: undefined },
      getTasksStatus: { path: 'wc-admin/onboarding/tasks/status', empty: {} },
      getTaskLists: { path: 'wc-admin/onboarding/tasks', empty: [] },
      getPaymentGatewaySuggestions: { path: 'wc-admin/onboarding/payments', empty: [] },
      getThemes: { path: 'wp/v2/themes', empty: [] },
      updateProfileItems: {
        args: [{ completed: true }],
        path: 'wc-admin/onboarding/profile',
        prepare: (registry) => hydrateOnboarding(registry, { profileItems: { completed: false } }),
        look: (registry) => registry.select(onboardingStore).getProfileItems(),
      },
      refreshProfileItems: {
        path: 'wc-admin/onboarding/profile',
        prepare: (registry) => hydrateOnboarding(registry, { profileItems: { completed: false } }),
        look: (registry) => registry.select(onboardingStore).getProfileItems(),
      },
    },
    local: ['receiveProfileItems', 'receiveTasksStatus'],
  },
  {
    name: OPTIONS_STORE_NAME,
    operations: options,
    status: ['isOptionRequesting', 'getOptionsRequestingError'],
    requests: {
      getOption: {
        args: ['a'],
        status: ['isOptionRequesting', 'getOptionsRequestingError'],
        path: 'wc-admin/options',
      },
      updateOptions: {
        args: [{ a: 1 }],
        status: ['isOptionsUpdating', 'getOptionsUpdatingError'],
      },
    },
    local: ['receiveOptions'],
  },
  {
    name: PAYMENT_GATEWAYS_STORE_NAME,
    operations: gateways,
    status: ['isPaymentGatewaysRequesting', 'getPaymentGatewayError'],
    requests: {
      getPaymentGateways: { path: 'wc/v3/payment_gateways', empty: [] },
      getPaymentGateway: { args: ['cod'], path: 'wc/v3/payment_gateways/cod' },
      updatePaymentGateway: {
        args: ['cod', { title: 'Other' }],
        path: 'wc/v3/payment_gateways/cod',
        async prepare(registry) {
          serve(server, `${API_ROOT}/wc/v3/payment_gateways`, [{ id: 'cod', title: 'Cash' }]);
          await registry.resolveSelect(paymentGatewaysStore).getPaymentGateways();
        },
        look: (registry) => registry.select(paymentGatewaysStore).getPaymentGateways(),
      },
    },
  },
  {
    name: PLUGINS_STORE_NAME,
    operations: plugins,
    status: ['isPluginsRequesting', 'getPluginsError'],
    requests: {
      getActivePlugins: { path: 'wc-admin/plugins/active', empty: [] },
      getInstalledPlugins: { path: 'wc-admin/plugins/installed', empty: [] },
      getSitePluginNames: { path: 'wp/v2/plugins', empty: {} },
      isJetpackConnected: { path: 'jetpack/v4/connection' },
      getJetpackConnectUrl: { args: [JETPACK], path: 'wc-admin/plugins/connect-jetpack' },
      getPaypalOnboardingStatus: {},
      getRecommendedPlugins: {
        args: ['payments'],
        path: 'wc-admin/plugins/recommended-payment-plugins',
      },
      installPlugins: pluginChange('install'),
      activatePlugins: pluginChange('activate'),
      installAndActivatePlugins: pluginChange('install'),
      connectToJetpack: { args: [getAdminLink], path: 'wc-admin/plugins/connect-jetpack' },
      installJetpackAndConnect: { args: [ignore, getAdminLink] },
      connectToJetpackWithFailureRedirect: { args: ['//none', ignore, getAdminLink] },
    },
    local: ['receivePlugins', 'createErrorNotice'],
  },
  {
    name: REPORTS_STORE_NAME,
    operations: reports,
    status: ['isReportItemsRequesting', 'getReportItemsError'],
    requests: {
      getReportItems: {
        args: ['orders', {}],
        status: ['isReportItemsRequesting', 'getReportItemsError'],
        path: 'wc-analytics/reports/orders',
        empty: {},
      },
      getReportStats: {
        args: ['revenue', {}],
        status: ['isReportStatsRequesting', 'getReportStatsError'],
        path: 'wc-analytics/reports/revenue/stats',
        empty: {},
      },
      getLeaderboards: {
        args: ['leaderboards', {}],
        status: ['isLeaderboardsRequesting', 'getLeaderboardsError'],
        path: 'wc-analytics/leaderboards',
      },
    },
    local: ['receiveReports', 'refreshReports', 'refreshStaleReports', 'invalidateReports'],
  },
  {
    name: REVIEWS_STORE_NAME,
    operations: reviews,
    status: ['isReviewsRequesting', 'getReviewsError'],
    requests: {
      getReviews: { args: [query], path: 'wc-analytics/products/reviews', empty: [] },
      getReviewsTotalCount: { args: [query], path: 'wc-analytics/products/reviews' },
      updateReview: reviewChange(7, { status: 'spam' }),
      deleteReview: reviewChange(7),
    },
  },
  {
    name: SETTINGS_STORE_NAME,
    operations: settings,
    status: ['isOperationRequesting', 'getSettingsError'],
    requests: {
      getSettings: { args: ['general'], path: 'wc-analytics/settings/general', empty: {} },
      getSettingsForGroup: {
        args: ['general', ['a']],
        key: ['general'],
        path: 'wc-analytics/settings/general',
        empty: { a: undefined },
      },
      persistSettingsForGroup: settingsChange('general'),
      updateAndPersistSettingsForGroup: settingsChange('general', { a: 1 }),
    },
    local: ['receiveSettings', 'updateSettingsForGroup', 'clearIsDirty'],
  },
  {
    name: USER_STORE_NAME,
    operations: user,
    status: ['isCurrentUserRequesting', 'getCurrentUserError'],
    requests: {
      getCurrentUser: {
        status: ['isCurrentUserRequesting', 'getCurrentUserError'],
        path: 'wp/v2/users/me',
      },
      updateUserPreferences: preferenceChange('wp/v2/users/1', { a: [1], c: 2 }),
      changeUserPreference: preferenceChange('wp/v2/users/me', 'a', {
        read: String,
        change: () => 1,
      }),
      updateUserPreferenceList: preferenceChange('wp/v2/users/me', 'a', { add: ['z'], remove: [] }),
    },
    local: ['receiveUser'],
  },
];

// R3.76, R3.77, R4.67, R8.22–R8.25, R8.28: an error is thrown, and stored under the name and key of its operation.
describe.each(stores)('$name', (store) => {
  describeOperations(server, store);
});
