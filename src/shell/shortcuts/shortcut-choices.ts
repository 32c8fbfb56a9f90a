import { readChoice, rememberChoice } from '../../host/session/remembered-choice.ts';
import type { ShortcutId } from './shortcuts.ts';

const nameOf = (id: ShortcutId) => `shortcut-${id}` as const;

/** Whether a shortcut is on: it is unless the user has switched it off in this browser. */
export const isShortcutOn = (id: ShortcutId): boolean => readChoice(nameOf(id));

/** Stores in this browser whether a shortcut is on. */
export const rememberShortcut = (id: ShortcutId, isOn: boolean): void =>
  rememberChoice(nameOf(id), isOn);
