import { __ } from '@wordpress/i18n';

/** The texts of a part of a screen whose request failed. */
type PartErrorTexts = {
  /** The title of an error that a retry may fix. */
  title: string;
  /** The message when this store does not offer it. */
  unavailable: string;
  /** The message when the user does not have permission to see it. */
  forbidden: string;
};

/**
 * The texts by subject: whole sentences, because their grammar depends on the subject in many languages. The texts that
 * do not depend on it are in `ReportError`.
 */
export const partErrorTexts = {
  connection: () => ({
    title: __('The state of the connection could not be loaded.', 'tillview'),
    unavailable: __('This store does not offer a connection to WordPress.com.', 'tillview'),
    forbidden: __(
      'You do not have permission to see the connection. Ask an administrator for access.',
      'tillview',
    ),
  }),
  exports: () => ({
    title: __('The progress of the exports could not be loaded.', 'tillview'),
    unavailable: __(
      'This store does not report the progress of exports. It still sends them by email.',
      'tillview',
    ),
    forbidden: __(
      'You do not have permission to see exports. Ask an administrator for access.',
      'tillview',
    ),
  }),
  gateways: () => ({
    title: __('The payment gateways could not be loaded.', 'tillview'),
    unavailable: __('This store does not offer payment gateways.', 'tillview'),
    forbidden: __(
      'You do not have permission to see payment gateways. Ask an administrator for access.',
      'tillview',
    ),
  }),
  import: () => ({
    title: __('The progress of the import could not be loaded.', 'tillview'),
    unavailable: __('This store does not offer the import of historical data.', 'tillview'),
    forbidden: __(
      'You do not have permission to import historical data. Ask an administrator for access.',
      'tillview',
    ),
  }),
  importTotals: () => ({
    title: __('The records to import could not be counted.', 'tillview'),
    unavailable: __('This store does not report how much there is to import.', 'tillview'),
    forbidden: __('You do not have permission to see how much there is to import.', 'tillview'),
  }),
  lowStock: () => ({
    title: __('The products could not be loaded.', 'tillview'),
    unavailable: __('This store does not list products with low stock.', 'tillview'),
    forbidden: __(
      'You do not have permission to see the stock. Ask an administrator for access.',
      'tillview',
    ),
  }),
  messages: () => ({
    title: __('The messages could not be loaded.', 'tillview'),
    unavailable: __('This store does not offer an inbox.', 'tillview'),
    forbidden: __(
      'You do not have permission to see the inbox. Ask an administrator for access.',
      'tillview',
    ),
  }),
  paymentSuggestions: () => ({
    title: __('The suggested ways to pay could not be loaded.', 'tillview'),
    unavailable: __('This store does not suggest ways to pay.', 'tillview'),
    forbidden: __(
      'You do not have permission to see suggested ways to pay. Ask an administrator for access.',
      'tillview',
    ),
  }),
  plugins: () => ({
    title: __('The extensions could not be loaded.', 'tillview'),
    unavailable: __('This store does not offer a list of its extensions.', 'tillview'),
    forbidden: __(
      'You do not have permission to see extensions. Ask an administrator for access.',
      'tillview',
    ),
  }),
  profile: () => ({
    title: __('The store setup could not be loaded.', 'tillview'),
    unavailable: __('This store does not offer store setup.', 'tillview'),
    forbidden: __(
      'You do not have permission to set up the store. Ask an administrator for access.',
      'tillview',
    ),
  }),
  provider: () => ({
    title: __('The state of the payment provider could not be loaded.', 'tillview'),
    unavailable: __('This store does not report the status of its payment provider.', 'tillview'),
    forbidden: __(
      'You do not have permission to see the payment provider. Ask an administrator for access.',
      'tillview',
    ),
  }),
  reviews: () => ({
    title: __('The reviews could not be loaded.', 'tillview'),
    unavailable: __('This store does not offer reviews.', 'tillview'),
    forbidden: __(
      'You do not have permission to see reviews. Ask an administrator for access.',
      'tillview',
    ),
  }),
  settings: () => ({
    title: __('The settings could not be loaded.', 'tillview'),
    unavailable: __('This store does not offer these settings.', 'tillview'),
    forbidden: __(
      'You do not have permission to see these settings. Ask an administrator for access.',
      'tillview',
    ),
  }),
  suggestedPlugins: () => ({
    title: __('The recommended payment extensions could not be loaded.', 'tillview'),
    unavailable: __('This store does not recommend payment extensions.', 'tillview'),
    forbidden: __(
      'You do not have permission to see recommended payment extensions. Ask an administrator for access.',
      'tillview',
    ),
  }),
  tasks: () => ({
    title: __('The setup tasks could not be loaded.', 'tillview'),
    unavailable: __('This store does not offer setup tasks.', 'tillview'),
    forbidden: __(
      'You do not have permission to see the setup tasks. Ask an administrator for access.',
      'tillview',
    ),
  }),
  themes: () => ({
    title: __('The themes could not be loaded.', 'tillview'),
    unavailable: __('This store does not offer a list of its themes.', 'tillview'),
    forbidden: __(
      'You do not have permission to see themes. Ask an administrator for access.',
      'tillview',
    ),
  }),
} as const satisfies Record<string, () => PartErrorTexts>;

export type PartErrorSubject = keyof typeof partErrorTexts;
