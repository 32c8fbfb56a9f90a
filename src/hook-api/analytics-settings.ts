import { applyHook } from './apply-hook.ts';
import { HOOKS } from './hook-names.ts';
import { readSettings, type AnalyticsSettings } from './read-settings.ts';

/** The settings of the reports: our own and those that other plugins add. */
export const getAnalyticsSettings = (own: AnalyticsSettings = {}): AnalyticsSettings =>
  applyHook(HOOKS.settings, own, readSettings);
