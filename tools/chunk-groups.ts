/** Matches paths with either separator. */
const anyOf = (...parts: readonly string[]) =>
  new RegExp(`(?:${parts.join('|')})`.replaceAll('/', '[\\\\/]'));

/** What most screens draw, and what they read it with. */
const SHARED = anyOf(
  'packages/(?:currency|date|navigation|number)/src/(?!default-option|step-range)',
  'packages/data/src/(?:core|items|user)/',
  'packages/data/src/reports/(?!merge-reads|pack-reports|read-all-rows)',
  'packages/components/src/(?:button|card|dropdown|dropdown-button|ellipsis-menu|empty-content|focus|focus-fallback)/',
  'packages/components/src/(?:icons|lazy-with-retry|link|pagination|placeholder|report-error|safe-url|section)/',
  'packages/components/src/(?:spinner|use-address|use-async|viewport|visually-hidden)/',
  'packages/components/src/date-range-filter-picker/date-range-filter-picker',
  'packages/components/src/(?:chart/view/chart|summary/summary-(?:list|number))-placeholder',
  'packages/components/src/(?:compare-filter/compare-button|tooltip/)',
  'packages/components/src/popover/(?:load|popover.tsx)',
  'packages/components/src/search/(?:get-keys|name-or-id|use-labels|variation-name)',
  'src/host/(?!keep-figures)',
  'src/shell/[a-z-]+.tsx?$',
);

/** What a report and the Overview draw. */
const VIEW = anyOf(
  'node_modules/d3-',
  'packages/components/src/chart/(?:drawing|model|view)/',
  'packages/components/src/(?:chart|report-filters|summary|table)/[a-z-]+.tsx?$',
  'src/analytics/report-page/(?!category|cells|filter-rules|item-picker|product|sales|stock)',
);

/**
 * The chunks of the first view. Without them the build splits shared code into dozens of small files, which compress
 * worse: by a tenth of a report's first view in WordPress.
 */
export const chunkGroups = [
  // What the entry needs, and nothing else: the first requests wait for it.
  { name: 'entry', tags: ['$initial' as const], priority: 3 },
  { name: 'shared', test: SHARED, minShareCount: 2, priority: 2 },
  { name: 'view', test: VIEW, minShareCount: 2, priority: 1 },
];
