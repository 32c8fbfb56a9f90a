import { browserChoices, type BrowserChoice } from '../preferences.ts';
import { readOfShop, writeOfShop } from './shop-storage.ts';

const PREFIX = 'tillview-';

const defaults: Readonly<Record<string, boolean>> = browserChoices;

/** The choices of this page, if the browser stores none. */
const unstored = new Map<string, boolean>();

/** Reads a choice of this browser. Returns its default if none is stored or storage is not available. */
export function readChoice(name: BrowserChoice, fallback = defaults[name] ?? true): boolean {
  try {
    const kept = readOfShop(window.localStorage, PREFIX + name);
    return kept === 'true' || (kept === 'false' ? false : fallback);
  } catch {
    // Storage can be disabled in the browser.
    return unstored.get(name) ?? fallback;
  }
}

/** Stores a setting in this browser. If storage is not available, the setting applies only to this page. */
export function rememberChoice(name: BrowserChoice, value: boolean): void {
  try {
    writeOfShop(window.localStorage, PREFIX + name, String(value));
  } catch {
    unstored.set(name, value);
  }
}
