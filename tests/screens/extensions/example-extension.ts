import type { ComponentType, ReactNode } from 'react';

// A plugin as a third party would write it, based only on docs/extending.md: it imports nothing from the app.

/** The globals of the page that the plugin uses. */
export type WP = {
  hooks: {
    addFilter(hook: string, namespace: string, callback: (value: never) => unknown): void;
    removeFilter(hook: string, namespace: string): void;
  };
  element: {
    createElement(
      type: string | ComponentType<never>,
      props?: object | null,
      ...children: ReactNode[]
    ): ReactNode;
    useState<Value>(value: Value): [Value, (value: Value) => void];
  };
};

type Table = {
  endpoint: string;
  headers: object[];
  rows: object[][];
  summary: object[];
  items: { data: { order_number: string }[] };
};

/** The value of the plugin's column for an order number. */
export const getWrapping = (order: string) => (Number(order) % 2 === 0 ? 'Red paper' : 'None');

/** Adds a report, a column, a filter, an advanced filter, a chart, two parts of the Overview and a setting. */
export function registerExample({ hooks, element }: WP): void {
  const { addFilter } = hooks;
  const { createElement, useState } = element;

  // Defined once, not in the callback: React would treat each new function as another component.
  function GiftReport({ path, query, report }: { path: string; query: object; report: string }) {
    const [note, setNote] = useState('');
    return createElement(
      'label',
      null,
      `${report} at ${path} with ${Object.keys(query).toSorted().join()}`,
      createElement('input', {
        value: note,
        onChange: ({ target }: { target: { value: string } }) => setNote(target.value),
      }),
    );
  }

  addFilter('woocommerce_admin_reports_list', 'example/report', (reports: object[]) => [
    ...reports,
    {
      report: 'gift-wrapping',
      title: 'Gift wrapping',
      component: GiftReport,
      navArgs: { id: 'gift-wrapping' },
    },
  ]);

  addFilter('woocommerce_admin_report_table', 'example/column', (table: Table) => {
    if (table.endpoint !== 'orders') return table;
    const wrappings = table.items.data.map(({ order_number }) => getWrapping(order_number));
    table.headers = [...table.headers, { key: 'wrapping', label: 'Wrapping', required: false }];
    table.rows = table.rows.map((row, index) => [
      ...row,
      {
        display: createElement('em', null, wrappings[index]),
        value: wrappings[index],
      },
    ]);
    table.summary = [...table.summary, { label: 'Wrapping', value: 'Some wrapped' }];
    return table;
  });

  const wrapped = {
    label: 'Wrapped:',
    param: 'wrapped',
    filters: [
      { label: 'All orders', value: 'all' },
      { label: 'With paper', value: 'paper' },
    ],
  };
  addFilter('woocommerce_admin_orders_report_filters', 'example/filter', (filters: object[]) => [
    { ...wrapped, staticParams: ['chartType', 'paged', 'per_page'], showFilters: () => true },
    ...filters,
  ]);

  addFilter(
    'woocommerce_admin_orders_report_advanced_filters',
    'example/advanced',
    (panel: { filters: Record<string, object> }) => {
      panel.filters['ribbon'] = {
        labels: {
          add: 'Ribbon',
          remove: 'Remove ribbon filter',
          rule: 'Select a ribbon filter match',
          title: '<title>Ribbon</title> <rule/> <filter/>',
          filter: 'Select a ribbon',
        },
        rules: [
          { value: 'is', label: 'Is' },
          { value: 'is_not', label: 'Is not' },
        ],
        input: {
          component: 'SelectControl',
          options: [
            { value: 'red', label: 'Red' },
            { value: 'blue', label: 'Blue' },
          ],
        },
      };
      return panel;
    },
  );

  addFilter('woocommerce_admin_orders_report_charts', 'example/chart', (charts: object[]) => [
    ...charts,
    { key: 'coupons', label: 'Discounts', order: 'desc', orderby: '', type: 'currency' },
  ]);

  addFilter('woocommerce_admin_dashboard_filters', 'example/overview', (filters: object[]) => [
    ...filters,
    wrapped,
  ]);

  addFilter('woocommerce_admin_dashboard_charts_filter', 'example/overview', (charts: object[]) => [
    ...charts,
    { report: 'orders', key: 'coupons', label: 'Discounts', order: 'desc', type: 'currency' },
  ]);

  addFilter('woocommerce_admin_analytics_settings', 'example/setting', (settings: object) => ({
    ...settings,
    example_paper: {
      label: 'Papers',
      inputType: 'checkboxGroup',
      options: [{ key: 'papers', label: 'Papers', options: [{ value: 'red', label: 'Red' }] }],
      helpText: 'Papers that are counted.',
      defaultValue: ['red'],
    },
  }));
}
