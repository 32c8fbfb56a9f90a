import type { LocalTime } from '../local-time.ts';

export type NoteStatus = 'unactioned' | 'actioned' | 'snoozed' | 'pending' | 'sent';

export type NoteAction = {
  id: number;
  name: string;
  label: string;
  /** The target: a URL, a path below wp-admin, or empty. */
  query: string;
  /** The status of the note after the action. */
  status: NoteStatus;
  actioned_text: string;
};

/** An inbox message to the store's staff. */
export type Note = {
  id: number;
  name: string;
  type: 'error' | 'warning' | 'update' | 'info' | 'marketing' | 'survey' | 'email';
  title: string;
  /** HTML text. */
  content: string;
  /** Extra data of the extension that created the note. */
  content_data: Record<string, unknown>;
  status: NoteStatus;
  source: string;
  layout: 'plain' | 'thumbnail' | 'banner';
  image: string;
  date_created: LocalTime;
  date_reminder: LocalTime | null;
  is_snoozable: boolean;
  is_deleted: boolean;
  is_read: boolean;
  actions: NoteAction[];
};

/** Extensions by slug. */
export type Plugins = {
  installed: string[];
  active: string[];
};

/** A requested export of a report. */
export type ReportExport = {
  id: string;
  type: string;
  /** Epoch milliseconds. */
  started: number;
  /** How many times its status was requested. */
  polls: number;
  csv: string;
};

/** An import of old orders into the reports. */
export type ReportImport = {
  /** Epoch milliseconds. */
  started: number;
  polls: number;
  /** The first imported date; `null` imports everything. */
  from: LocalTime | null;
  customers: number;
  orders: number;
};

export type Role = 'administrator' | 'shop_manager' | 'reports' | 'customer';

/** A user account of the demo store. */
export type User = {
  id: number;
  role: Role;
  username: string;
  email: string;
  date_registered: LocalTime;
  /** Ids of favorite menu items. */
  favorites: string[];
  /** Preferences of the report screens, by name; lost when the demo store is created again. */
  woocommerce_meta: Record<string, unknown>;
  /** Preferences that WordPress stores, by scope. */
  persisted_preferences: Record<string, unknown>;
};

/** Values of the store's settings, by option name. */
export type OptionValue = string | string[];

/** Any JSON value: options have no schema. */
export type StoredValue = unknown;
