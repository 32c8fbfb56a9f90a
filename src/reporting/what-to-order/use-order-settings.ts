import { useUserPreferences } from '@tillview/data';
import { useEffect, useRef, useState } from 'react';
import { userPreferences } from '../../host/preferences.ts';
import type { OrderSettings } from './order-plan.ts';

const DEFAULTS: OrderSettings = { leadTime: 14, daysToCover: 30 };

/** The delay of saving after the last change, in milliseconds: a number of several digits is saved once. */
const SAVE_DELAY = 600;

/** The most days of a setting: a year. */
export const MAX_SETTING = 365;

/** Reads a number of whole days; undefined if it is none. */
export function readDays(value: unknown): number | undefined {
  const days = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Number.isInteger(days) && days >= 0 && days <= MAX_SETTING ? days : undefined;
}

/** Reads stored settings; what is not a number of whole days is the default. */
export function readSettings(stored: unknown): OrderSettings {
  const { leadTime, daysToCover } = (
    typeof stored === 'object' && stored !== null ? stored : {}
  ) as Record<string, unknown>;
  return {
    leadTime: readDays(leadTime) ?? DEFAULTS.leadTime,
    daysToCover: readDays(daysToCover) ?? DEFAULTS.daysToCover,
  };
}

/** The user's settings for orders, and their changes. */
export type OrderSettingsState = {
  /** The settings, with the changes that are not saved yet. */
  readonly settings: OrderSettings;
  /** Applies a change to this page. */
  readonly onChange: (change: Partial<OrderSettings>) => void;
  /** Saves the changes again; does nothing without any. */
  readonly onSave: () => void;
  /** Why the last change was not saved. It still applies on this page. Undefined if it was saved. */
  readonly saveError: unknown;
};

/** Reads the settings from the user's preferences, and saves them there. */
export function useOrderSettings(): OrderSettingsState {
  const { changeUserPreference, [userPreferences.orderSettings]: stored } = useUserPreferences();
  const [unsaved, setUnsaved] = useState<Partial<OrderSettings>>();
  const [saveError, setSaveError] = useState<unknown>();
  const saved = readSettings(stored);
  const settings = { ...saved, ...unsaved };

  const save = async (next: Partial<OrderSettings>) => {
    const update = await changeUserPreference(
      userPreferences.orderSettings,
      readSettings,
      (current) => ({ ...current, ...next }),
    );
    setSaveError(update.updatedUser ? undefined : update.error);
    // A change that was made while this one was saved stays.
    if (update.updatedUser) setUnsaved((current) => (current === next ? undefined : current));
  };
  const latest = useRef(save);
  const waiting = useRef<Partial<OrderSettings>>(undefined);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!unsaved) return undefined;
    waiting.current = unsaved;
    const timer = setTimeout(() => {
      waiting.current = undefined;
      void latest.current(unsaved);
    }, SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [unsaved]);
  // A change is saved too when the screen is left before the delay has passed.
  useEffect(
    () => () => {
      if (waiting.current) void latest.current(waiting.current);
    },
    [],
  );
  return {
    settings,
    onChange: (change) => setUnsaved({ ...unsaved, ...change }),
    onSave: () => {
      if (unsaved) void save(unsaved);
    },
    saveError,
  };
}
