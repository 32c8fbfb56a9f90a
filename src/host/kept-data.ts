/** Where what is kept for the session of the tab stands. */
export const keptKeys = { figures: 'tillview-figures', exports: 'tillview-exports' } as const;

type KeptKey = (typeof keptKeys)[keyof typeof keptKeys];

/** Drops what is kept. */
export function dropKept(key: KeptKey): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, nothing is kept.
  }
}

/** What was kept for this owner, as it was parsed; undefined when there is none. That of another owner is dropped. */
export function readKept(key: KeptKey, owner: string | undefined): unknown {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    if (Array.isArray(kept) && owner !== undefined && kept[0] === owner) return kept[1];
    dropKept(key);
  } catch {
    // Browsers may forbid it altogether, and other scripts may write there.
  }
  return undefined;
}
