import type { FeeRate, OwnCost } from '../ledger/profit.ts';

/** A goal of a metric per month or year. */
export type SharedGoal = {
  metric: 'net_revenue' | 'orders_count';
  unit: 'month' | 'year';
  /** A fixed amount, or a growth on the same period of last year. */
  by: 'amount' | 'growth';
  /** In the unit of the metric, or in percent. */
  value: number;
  /** The code of the currency of an amount; that of the store if it is not known. */
  currency?: string | undefined;
};

/** A page of the app under a name. */
export type SharedView = {
  name: string;
  /** The query string of the page without `page`; it begins with `path=`. */
  address: string;
};

/** A note on a day, which charts show. */
export type SharedNote = {
  /** `YYYY-MM-DD`, in the store's time zone. */
  date: string;
  text: string;
};

/** What the owner has entered for Profit: a cost that no order has, or the rate of a payment method. */
export type SharedProfitEntry =
  | ({ readonly kind: 'cost' } & OwnCost)
  | ({ readonly kind: 'rate' } & FeeRate);

/** The settings that all users of a store share, by name. */
export type SharedSettings = {
  readonly goals: readonly SharedGoal[];
  readonly notes: readonly SharedNote[];
  readonly views: readonly SharedView[];
  /** Missing in versions of the plugin that do not know it, which refuse to save it. */
  readonly profit?: readonly SharedProfitEntry[];
  /** What a save names, so that it does not overwrite a later one. Missing in versions of the plugin before 0.2. */
  readonly version?: string;
};

/** The names of the settings. */
export type SharedSettingName = Exclude<keyof SharedSettings, 'version'>;
