const PREFIX = 'tillview-';

/** Reads a setting of this browser. Returns the fallback if none is stored or storage is not available. */
export function readChoice(name: string, fallback: boolean): boolean {
  try {
    const kept = window.localStorage.getItem(PREFIX + name);
    return kept === null ? fallback : kept === 'true';
  } catch {
    // Storage can be disabled in the browser.
    return fallback;
  }
}

/** Stores a setting in this browser. If storage is not available, the setting applies only to this page. */
export function rememberChoice(name: string, value: boolean): void {
  try {
    window.localStorage.setItem(PREFIX + name, String(value));
  } catch {
    // The setting still applies to this page.
  }
}
