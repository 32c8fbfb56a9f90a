import { browserChoices, type BrowserChoice } from './preferences.ts';

const PREFIX = 'tillview-';

const defaults: Readonly<Record<string, boolean>> = browserChoices;

/** Reads a choice of this browser. Returns its default if none is stored or storage is not available. */
export function readChoice(name: BrowserChoice): boolean {
  const fallback = defaults[name] ?? true;
  try {
    const kept = window.localStorage.getItem(PREFIX + name);
    return kept === null ? fallback : kept === 'true';
  } catch {
    // Storage can be disabled in the browser.
    return fallback;
  }
}

/** Stores a setting in this browser. If storage is not available, the setting applies only to this page. */
export function rememberChoice(name: BrowserChoice, value: boolean): void {
  try {
    window.localStorage.setItem(PREFIX + name, String(value));
  } catch {
    // The setting still applies to this page.
  }
}
