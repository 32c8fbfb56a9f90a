import type { ensureStores, ReportSource } from '@tillview/data';
import type { ComponentType } from 'react';
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

/** The file of a screen that is not a report. */
export type ScreenModule = {
  Screen: ComponentType<ScreenProps & { sources: ReportSources }>;
  stores?: Stores;
};

/** The views of screens. */
export type ScreenViews = Loaded<Screen, ScreenView>;
