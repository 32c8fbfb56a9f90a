/** What of a module's path says that it is drawn by us: our own code, and the packages that the chart and the menus use. */
const SHARED = /[\\/](?:packages[\\/][a-z-]+[\\/]src|src|d3-[a-z-]+|tabbable)[\\/]/;

/**
 * The chunks of the first view. Without them the build splits shared code into dozens of small files, which compress
 * worse: 112 kB of a report's first view in WordPress instead of 122.
 */
export const chunkGroups = [
  // What the entry needs, and nothing else: the first requests wait for it.
  { name: 'entry', tags: ['$initial' as const], priority: 2 },
  // What most screens and parts share. Code of a single screen, and of what is loaded on a press, stays in its own chunk.
  { name: 'shared', test: SHARED, minShareCount: 4, priority: 1 },
];
