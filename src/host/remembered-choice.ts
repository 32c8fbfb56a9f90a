const PREFIX = 'tillview-';

/** A choice that this browser remembers; the fallback where there is none, or none can be kept. */
export function readChoice(name: string, fallback: boolean): boolean {
  try {
    const kept = window.localStorage.getItem(PREFIX + name);
    return kept === null ? fallback : kept === 'true';
  } catch {
    // Browsers may forbid it altogether.
    return fallback;
  }
}

/** Remembers a choice in this browser; where that is not possible, it holds for this page only. */
export function rememberChoice(name: string, value: boolean): void {
  try {
    window.localStorage.setItem(PREFIX + name, String(value));
  } catch {
    // Nothing is lost but the memory of it.
  }
}
