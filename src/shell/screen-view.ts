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

/**
 * Loads the report source, from which a report's requests are made, by the name of its folder; rejects when it cannot
 * be loaded.
 */
export type LoadSource = (report: string) => Promise<ReportSource>;

/** The file of a screen that is not a report. */
export type ScreenModule = {
  Screen: ComponentType<ScreenProps & { loadSource: LoadSource }>;
  stores?: Stores;
};

/** Loads the code of a screen; rejects when it cannot be loaded. */
export type LoadScreen = (screen: Screen) => Promise<ScreenView>;
