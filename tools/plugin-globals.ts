import type { FullCurrencyConfig } from '@tillview/currency';
import type { reportsStore } from '@tillview/data';
import type { AdvancedFiltersConfig, FilterConfig } from '@tillview/navigation';
import type { DataRegistry } from '@wordpress/data';
import type { ComponentType, createElement, useState, useSyncExternalStore } from 'react';
import type { HookChart, HookOverviewChart } from '../src/hook-api/read-charts.ts';
import type { AnalyticsSettings } from '../src/hook-api/read-settings.ts';
import type { HookTable } from '../src/hook-api/read-table.ts';

type HookReport = {
  report: string;
  title: string;
  component: ComponentType<{
    path: string;
    query: Record<string, string | undefined>;
    report: string;
  }>;
  navArgs: { id: string };
};

/** What each hook of docs/extending.md receives and returns. */
type Hooks = {
  woocommerce_admin_reports_list: HookReport[];
  woocommerce_admin_report_table: Omit<HookTable, 'items'> & {
    // The fields of a row depend on the report, and on the plugin's PHP.
    items: { data: Record<string, never>[] };
  };
  woocommerce_admin_dashboard_filters: FilterConfig<never>[];
  woocommerce_admin_dashboard_charts_filter: HookOverviewChart[];
  woocommerce_admin_report_currency: FullCurrencyConfig;
  woocommerce_admin_persisted_queries: string[];
  woocommerce_admin_analytics_settings: AnalyticsSettings;
} & Record<`woocommerce_admin_${string}_report_filters`, FilterConfig<never>[]> &
  Record<`woocommerce_admin_${string}_report_advanced_filters`, AdvancedFiltersConfig<never>> &
  Record<`woocommerce_admin_${string}_report_charts`, HookChart[]>;

declare const registry: DataRegistry;

/** The globals that docs/extending.md describes; its examples are checked with these types. */
export type PluginGlobals = {
  wp: {
    hooks: {
      addFilter: <Hook extends keyof Hooks>(
        hook: Hook,
        namespace: string,
        callback: (value: Hooks[Hook]) => Hooks[Hook],
      ) => void;
    };
    element: {
      createElement: typeof createElement;
      useState: typeof useState;
      useSyncExternalStore: typeof useSyncExternalStore;
    };
  };
  tillview: {
    registry: Pick<DataRegistry, 'subscribe'> & {
      select: (name: 'wc/admin/reports') => ReturnType<typeof registry.select<typeof reportsStore>>;
    };
  };
};
