/** Matches paths with slashes or backslashes. */
const anyOf = (...parts: readonly string[]) =>
  new RegExp(`(?:${parts.join('|')})`.replaceAll('/', '[\\\\/]'));

/** Code that most screens render, and code that loads their data. */
const SHARED = anyOf(
  'packages/(?:currency|date|navigation|number)/src/(?!default-option|range-intervals|step-range|typed-date)',
  'packages/data/src/(?:core|items|user)/(?!change-products|error-text|own-preferences|renew-nonce|save-preferences|stock-changes)',
  'packages/data/src/reports/(?!comparison-rows|merge-|order-hours|pack-reports|prefetch|read-all-rows|read-other-pages|read-state|rows-export|sort-rows|whole-list)',
  'packages/data/src/(?:load-saving|register-report-stores)',
  'packages/components/src/(?:button|card|dropdown|dropdown-button|focus-fallback|notice)/',
  'packages/components/src/focus/(?:focus-first|move-focus)',
  'packages/components/src/(?:icons|lazy-with-retry|link|placeholder|report-error|safe-url|section)/(?!get-report-error-kind)',
  'packages/components/src/(?:spinner|use-url|use-async|viewport|visually-hidden)/',
  'packages/components/src/date-range-filter-picker/date-range-filter-picker',
  'packages/components/src/(?:chart/view/chart|summary/summary-(?:list|number))-placeholder',
  'packages/components/src/(?:compare-filter/compare-button|tooltip/(?:tooltip|use-tooltip).tsx?$)',
  'packages/components/src/ellipsis-menu/(?:ellipsis-menu|menu-item|menu-title).tsx$',
  'packages/components/src/lazy-parts/load',
  'packages/components/src/(?:pagination/pagination|popover/popover).tsx$',
  'packages/components/src/search/(?:get-keys|name-or-id|use-labels|variation-name)',
  'src/analytics/report-page/download/use-download',
  'src/host/(?:admin-href|connect-rest|host-context|reload-page|preferences|remembered-choice|use-leave|use-online)',
  'src/shell/(?:shell|error-boundary|first-view|host-notices|lazy-tools|screen-actions|request-error|parts/(?:format-decimal|screen-part)|screen-[a-z]+|use-url).tsx?$',
);

/** Code that reports and the Overview render. */
const VIEW = anyOf(
  'node_modules/d3-',
  'packages/components/src/chart/(?:drawing|model|view)/',
  'packages/components/src/(?:chart|report-filters|summary|table)/(?!columns-menu|table-card|use-hidden|use-sort)[a-z-]+.tsx?$',
  'src/analytics/report-page/(?:chart|download|page|sentence|table|metric-values|report-definition)(?!/(?:category|compared-columns|describe-filters|print-lines|table-(?:content|preface)|too-long-notice|use-hidden-columns))',
);

/** Code of tables that reports and Low stock render, but not the Overview. */
const TABLES = anyOf(
  'packages/components/src/table/(?:columns-menu|table-card|use-hidden|use-sort)[a-z-]*.tsx?$',
  'src/analytics/report-page/table/(?:table-content|table-preface|use-hidden-columns)',
);

/** Code that several reports on items render: in separate files it compresses worse. */
const ITEM_CELLS = anyOf(
  'packages/components/src/view-more-list/[a-z-]+.tsx?$',
  'src/analytics/reports/shared/stock-cells',
);

/**
 * Code that creates the requests of reports on items: the first requests must not wait for the code that renders the
 * responses.
 */
const ITEM_SOURCES = anyOf(
  'src/analytics/reports/shared/(?:item-picker|variation-copy|variation-source)',
);

/** The metrics of all reports: the sources of reports and the Overview load them. */
const METRICS = anyOf(
  'src/analytics/report-page/metric.ts',
  'src/analytics/reports/(?!customers|categories)[a-z]+/(?:product-)?metrics.ts',
);

/** Code that Products, Variations and Categories render. */
const ITEM_TABLES = anyOf(
  'src/analytics/reports/shared/(?:product-columns|variation-columns|variation-tables)',
);

/**
 * The chunks of the first view. Without these groups, the build splits shared code into dozens of small files, which
 * compress worse: the first view of a report in WordPress would be a tenth larger.
 */
export const chunkGroups = [
  // Only what the entry needs, because the first requests wait for it.
  { name: 'entry', tags: ['$initial' as const], priority: 3 },
  { name: 'shared', test: SHARED, priority: 2 },
  { name: 'view', test: VIEW, minShareCount: 2, priority: 1 },
  { name: 'tables', test: TABLES, minShareCount: 2, priority: 1 },
  { name: 'metrics', test: METRICS, priority: 2 },
  { name: 'item-sources', test: ITEM_SOURCES, priority: 2 },
  { name: 'item-cells', test: ITEM_CELLS, minShareCount: 2, priority: 1 },
  { name: 'item-tables', test: ITEM_TABLES, minShareCount: 2, priority: 0 },
];

/**
 * In this project and its packages, reading a property has no side effects, so code that only reads properties can be
 * removed when it is unused.
 */
export const smallerCode = {
  treeshake: { propertyReadSideEffects: false as const },
  optimization: { inlineConst: { mode: 'all' as const, pass: 3 } },
};

/** A smaller minified form: the first view in WordPress is 0.8 kB smaller than with the minifier of the bundler. */
export const minified = {
  minify: 'terser' as const,
  terserOptions: {
    ecma: 2020 as const,
    module: true,
    // As in `smallerCode`: reading a property has no side effects.
    compress: { passes: 3, pure_getters: true },
  },
};
