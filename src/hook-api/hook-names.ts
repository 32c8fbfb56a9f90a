/** The hooks whose names do not depend on a report. */
export const HOOKS = {
  reports: 'woocommerce_admin_reports_list',
  table: 'woocommerce_admin_report_table',
  overviewFilters: 'woocommerce_admin_dashboard_filters',
  overviewCharts: 'woocommerce_admin_dashboard_charts_filter',
  currency: 'woocommerce_admin_report_currency',
  persistedQueries: 'woocommerce_admin_persisted_queries',
  settings: 'woocommerce_admin_analytics_settings',
} as const;

/** Alternative report names in the hook of advanced filters, as plugins for WooCommerce use them. */
const OTHER_NAMES: Readonly<Record<string, string>> = { coupons: 'coupon', categories: 'category' };

/** The hooks of a report, by the name of its folder. */
export function getReportHooks(report: string) {
  const name = (of: string, part: string) => `woocommerce_admin_${of}_report_${part}`;
  const other = OTHER_NAMES[report];
  return {
    filters: [name(report, 'filters')],
    advancedFilters: [report, ...(other ? [other] : [])].map((of) => name(of, 'advanced_filters')),
    charts: [name(report, 'charts')],
  };
}
