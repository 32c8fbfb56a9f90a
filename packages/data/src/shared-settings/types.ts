/** A goal of a metric per month or year. */
export type SharedGoal = {
  metric: 'net_revenue' | 'orders_count';
  unit: 'month' | 'year';
  /** A fixed amount, or a growth on the same period of last year. */
  by: 'amount' | 'growth';
  /** In the unit of the metric, or in percent. */
  value: number;
};

/** A short text about a day. */
export type SharedNote = {
  id: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  /** Up to 100 characters. */
  text: string;
};

/** A saved URL. */
export type SharedView = {
  id: string;
  /** Up to 60 characters. */
  name: string;
  /** A query string from `?` on, or a path. */
  query: string;
};

/** The settings that all users of a store share, by name. */
export type SharedSettings = {
  readonly goals: readonly SharedGoal[];
  readonly notes: readonly SharedNote[];
  readonly views: readonly SharedView[];
};
