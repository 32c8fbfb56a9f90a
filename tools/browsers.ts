/** The oldest versions of browsers that the builds support: the first with `light-dark()` in style sheets. */
export const BROWSERS = { chrome: '123', edge: '123', firefox: '120', safari: '17.5' } as const;

/** The versions as the target of a build. */
export const buildTarget: string[] = Object.entries(BROWSERS).map(
  ([name, version]) => name + version,
);
