import type { ComponentType } from 'react';
import type { Screen } from '../screens.ts';

/** What every screen is given. */
export type ScreenProps = {
  /** Called with each rendering error. */
  onError: (error: unknown, componentStack: string) => void;
};

/** A screen as the shell draws it. */
export type ScreenView = ComponentType<ScreenProps>;

/** Loads the code of a screen; rejects when it cannot be loaded. */
export type LoadScreen = (screen: Screen) => Promise<ScreenView>;
