import type { ensureStores, getReportCalls, ReportCall, ReportSource } from '@tillview/data';
import type { Query } from '@tillview/navigation';
import type { ComponentType } from 'react';
import type { HostConfig } from '../host/host-config.ts';
import type { Screen } from '../screens.ts';

/** The props of every screen. */
export type ScreenProps = {
  /** Called with each rendering error. */
  onError: (error: unknown, componentStack: string) => void;
};

/** A screen as the shell renders it. */
export type ScreenView = {
  View: ComponentType<ScreenProps>;
  /** The data stores of a screen that is neither a report nor the Overview: they may not be registered yet. */
  stores?: Stores | undefined;
};

export type Stores = Parameters<typeof ensureStores>[1];

/** Code that is loaded by a key. */
export type Loaded<Key, Value> = {
  /** The value of a key; undefined until it is loaded. */
  get(key: Key): Value | undefined;
  /** Loads the value of a key; rejects when it cannot be loaded. */
  load(key: Key): Promise<Value>;
};

/** The sources of reports, from which their requests are made, by the names of their folders. */
export type ReportSources = Loaded<string, ReportSource>;

/** From what the requests of a first view are made. */
export type CallSources = {
  /** Loads the source of a report by the name of its folder. */
  readonly load: (report: string) => Promise<ReportSource>;
  /** Resolves what a report requests for a URL. */
  readonly resolve: (source: ReportSource, query: Query) => Parameters<typeof getReportCalls>[0];
  /** The settings of the host, as it sends them; undefined for a screen that may not be opened. */
  readonly host?: Partial<HostConfig> | undefined;
};

/**
 * Makes the requests of a screen's first view. `preferences` are the user's as JSON texts; undefined if the page does not
 * contain them.
 */
export type GetCalls = (
  query: Query,
  preferences: Readonly<Record<string, string>> | undefined,
  sources: CallSources,
) => Promise<readonly ReportCall[]>;

/** The file of a screen that is not a report. */
export type ScreenModule = {
  Screen: ComponentType<ScreenProps & { sources: ReportSources }>;
  stores?: Stores;
};

/** The views of screens. */
export type ScreenViews = Loaded<Screen, ScreenView>;
