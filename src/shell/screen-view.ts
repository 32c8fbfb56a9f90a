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

/** The sources of reports, from which their requests are made, by the names of their folders. */
export type ReportSources = {
  /** The source of a report; undefined until it is loaded. */
  get(report: string): ReportSource | undefined;
  /** Loads the source of a report; rejects when it cannot be loaded. */
  load(report: string): Promise<ReportSource>;
};

/** The file of a screen that is not a report. */
export type ScreenModule = {
  Screen: ComponentType<ScreenProps & { sources: ReportSources }>;
  stores?: Stores;
};

/** The screens whose code is loaded. */
export type ScreenViews = {
  /** The view of a screen; undefined until its code is loaded. */
  get(screen: Screen): ScreenView | undefined;
  /** Loads the code of a screen; rejects when it cannot be loaded. */
  load(screen: Screen): Promise<ScreenView>;
};
