import type { ReportSource } from '@tillview/data';
import type { ComponentType } from 'react';
import type { Screen } from '../screens.ts';

/** The props of every screen. */
export type ScreenProps = {
  /** Called with each rendering error. */
  onError: (error: unknown, componentStack: string) => void;
};

/** A screen as the shell renders it. */
export type ScreenView = ComponentType<ScreenProps>;

/**
 * Loads the report source, from which a report's requests are made, by the name of its folder; rejects when it cannot
 * be loaded.
 */
export type LoadSource = (report: string) => Promise<ReportSource>;

/** A screen that is not a report, as its file exports it. */
export type OtherScreen = ComponentType<ScreenProps & { loadSource: LoadSource }>;

/** Loads the code of a screen; rejects when it cannot be loaded. */
export type LoadScreen = (screen: Screen) => Promise<ScreenView>;
