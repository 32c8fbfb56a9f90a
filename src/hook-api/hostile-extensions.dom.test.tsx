import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultHooks } from '@wordpress/hooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownContent } from '../screens/overview/overview-content.ts';
import { createTestContext } from '../reporting/definition/report-context.test-support.ts';
import type { ReportDefinition } from '../reporting/definition/report-definition.ts';
import { resolveReportRequest, type ReportRow } from '@tillview/data';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { HostNotices } from '../shell/host-notices.tsx';
import { getAnalyticsSettings } from './analytics-settings.ts';
import { createExtensions } from './create-extensions.ts';
import { ExtensionNotices } from './extension-notices.tsx';
import { reportProblem } from './problems.ts';

const items = {
  data: [{ day: 'Monday' }, { day: 'Tuesday' }] satisfies ReportRow[],
  totalResults: 2,
  totalPages: 1,
};

/** A small report: these tests are about hooks, not about one of our reports. */
const report: ReportDefinition = {
  title: () => 'Days',
  source: {
    hasRange: true,
    stats: { endpoint: 'days', fields: ['sales'] },
    rows: { from: 'list', endpoint: 'days', key: ['day'] },
    sort: { orderby: 'day', order: 'desc' },
    sortKeys: ['day'],
    filters: () => [
      { label: 'Show:', param: 'filter', filters: [{ value: 'all', label: 'All days' }] },
    ],
  },
  metrics: [{ key: 'sales', label: () => 'Sales', type: 'currency', column: null }],
  tables: {
    default: {
      title: () => 'Days',
      columns: [{ key: 'day', label: () => 'Day', value: ({ day }) => String(day) }],
      rowKey: ({ day }) => String(day),
      columnsOf: 'days',
    },
  },
};

/** Returns everything that callbacks can change, in a comparable form. */
function readAll() {
  const extensions = createExtensions({});
  const { source, metrics, tables } = extensions.extendReport('days', report);
  const overview = extensions.extendOverview(ownContent);
  const request = resolveReportRequest(source, { filter: 'advanced', wrapped: 'paper' });
  const context = createTestContext();
  const columns =
    tables.default.extend?.({ request, items, totals: { sales: 3 }, context }).columns ??
    tables.default.columns;
  return {
    pickers: source.filters().map(({ param, filters }) => [param, filters.map((f) => f.value)]),
    advanced: Object.keys(source.advancedFilters?.().filters ?? {}),
    fields: request.stats.fields,
    sortKeys: request.sortKeys,
    filters: request.filters,
    charts: metrics.map(({ key, label, type, ...rest }) => [key, label(), type, rest.orderby]),
    cells: columns.map(({ key, label, value }) => [
      key,
      label(),
      ...items.data.map((row) => value(row, context)),
    ]),
    overview: [overview.source.filters().length, overview.charts.map(({ block }) => block)],
    reports: ['days', 'x', 'undefined'].map((name) => extensions.findReport(`/analytics/${name}`)),
    settings: Object.keys(
      getAnalyticsSettings({ own: { label: 'Own', inputType: 'text', defaultValue: '' } }),
    ),
  };
}

const HOOKS = [
  'woocommerce_admin_reports_list',
  'woocommerce_admin_report_table',
  'woocommerce_admin_days_report_filters',
  'woocommerce_admin_days_report_advanced_filters',
  'woocommerce_admin_days_report_charts',
  'woocommerce_admin_dashboard_filters',
  'woocommerce_admin_dashboard_charts_filter',
  'woocommerce_admin_analytics_settings',
];

type Shape = Record<string, unknown>;
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

/** An object that throws when it is read. */
const trap = new Proxy(
  {},
  {
    get() {
      throw new Error('Read');
    },
    ownKeys() {
      throw new Error('Listed');
    },
  },
);

/** Mistakes of a callback, for arrays and objects. */
const MISTAKES: [string, (value: unknown) => unknown][] = [
  [
    'throws',
    () => {
      throw new Error('Broken');
    },
  ],
  [
    'changes its argument and throws',
    (value) => {
      if (Array.isArray(value)) value.length = 0;
      else if (isShape(value)) for (const key of Object.keys(value)) value[key] = null;
      throw new Error('Broken');
    },
  ],
  ['returns undefined', () => undefined],
  ['returns null', () => null],
  ['returns a number', () => 42],
  ['returns a text', () => 'filters'],
  ['returns a promise', (value) => Promise.resolve(value)],
  ['returns a proxy that throws', () => trap],
  ['returns a list with holes', () => Array.from({ length: 3 }).fill(undefined, 1)],
  ['returns 10,000 entries', (value) => Array.from({ length: 10_000 }, () => value)],
  ['returns empty entries', () => [{}]],
  [
    'adds an empty entry',
    (value) =>
      Array.isArray(value)
        ? [...value, {}]
        : { ...Object(value), extra: {}, headers: [{}], filters: { a: {} } },
  ],
  ['returns fields of the wrong type', () => ({ headers: 1, rows: 'x', title: 3, filters: [] })],
];

afterEach(() => {
  for (const hook of HOOKS) defaultHooks.removeFilter(hook, 'broken');
});

describe.each(HOOKS)('the hook %s', (hook) => {
  it.each(MISTAKES)(
    'ignores a callback that %s, and names its plugin in the console',
    (_title, breakIt) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const before = readAll();
      // A new function in each test: each function is reported only once.
      defaultHooks.addFilter(hook, 'broken', (value: unknown) => breakIt(value));
      expect(readAll()).toEqual(before);
      readAll();
      const messages = warn.mock.calls.map(([message]) => String(message));
      expect(messages).toEqual([
        expect.stringContaining(`Tillview ignores what "broken" does at the hook "${hook}": `),
      ]);
    },
  );
});

it('ignores a filter with an option that would add an object to the URL', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const before = readAll();
  const hook = 'woocommerce_admin_days_report_filters';
  const add = (query: object) => (filters: object[]) => [
    ...filters,
    { label: 'Paper:', param: 'paper', filters: [{ value: 'all', label: 'All', query }] },
  ];
  defaultHooks.addFilter(hook, 'broken', add({ paper: { of: 'red' } }));
  expect(readAll()).toEqual(before);
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('filters[0].query.paper must be a string or a number.')],
  ]);
  defaultHooks.removeFilter(hook, 'broken');
  defaultHooks.addFilter(hook, 'broken', add({ paper: 'red', sheets: 2, old: undefined }));
  expect(readAll().pickers).toEqual([...before.pickers, ['paper', ['all']]]);
});

describe('the notice about failed plugins', () => {
  it.each([
    ['names them for users who can manage the store', true],
    ['is hidden from other users', false],
  ])('%s', async (_title, isManager) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const capabilities = { manage_woocommerce: isManager };
    const user = { id: 1, name: 'x', preferences: {}, capabilities };
    render(<ExtensionNotices user={user} Frame={HostNotices} />);
    const namespace = `late/${isManager}`;
    const error = new Error('Broken');
    act(() => reportProblem({ hook: 'hook', namespace, callback: () => undefined, error }));
    await act(() => Promise.resolve());
    expect(screen.queryAllByText(new RegExp(namespace))).toHaveLength(isManager ? 1 : 0);
  });

  it('is removed when it is dismissed, until another plugin fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const capabilities = { manage_woocommerce: true };
    render(
      <ExtensionNotices
        user={{ id: 1, name: 'x', preferences: {}, capabilities }}
        Frame={HostNotices}
      />,
    );
    const fail = (namespace: string) =>
      act(async () =>
        reportProblem({ hook: 'hook', namespace, callback: () => undefined, error: 'Broken' }),
      );
    await fail('first');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('status')).toBeNull();
    await fail('second');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText(/second/)).toBeInTheDocument();
  });
});

describe('callbacks of one hook', () => {
  const hook = 'woocommerce_admin_days_report_charts';
  afterEach(() => {
    for (const namespace of ['a', 'b', 'c']) defaultHooks.removeFilter(hook, namespace);
  });

  it('are independent: a failing callback does not discard the results of the others', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const add = (key: string) => (charts: object[]) => [
      ...charts,
      { key, label: key, type: 'number' },
    ];
    defaultHooks.addFilter(hook, 'a', add('first'), 5);
    defaultHooks.addFilter(hook, 'b', (charts: object[]) => {
      charts.pop();
      throw new Error('Broken');
    });
    defaultHooks.addFilter(hook, 'c', add('last'), 20);
    const { charts, fields } = readAll();
    expect(charts.map(([key]) => key)).toEqual(['sales', 'first', 'last']);
    expect(fields).toEqual(['sales', 'first', 'last']);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('the columns that a plugin adds', () => {
  const hook = 'woocommerce_admin_report_table';
  afterEach(() => defaultHooks.removeFilter(hook, 'sizes'));
  type Table = { headers: object[]; rows: object[][]; items: { data: ReportRow[] } };
  const addSizes = (table: Table) => ({
    ...table,
    headers: [...table.headers, { key: 'size', label: 'Size', isSortable: true }],
    rows: table.rows.map((row, index) => [...row, { display: 'S', value: index }]),
  });

  it('can be sorted by if the plugin allows it', () => {
    defaultHooks.addFilter(hook, 'sizes', addSizes);
    expect(readAll()).toMatchObject({
      sortKeys: ['day', 'size'],
      cells: [
        ['day', 'Day', 'Monday', 'Tuesday'],
        ['size', 'Size', 0, 1],
      ],
    });
  });

  it('are not written to a file if some of its rows lack them', () => {
    defaultHooks.addFilter(hook, 'sizes', (table: Table) =>
      table.items.data[0]?.['day'] === 'Monday' ? addSizes(table) : table,
    );
    const { tables, source } = createExtensions({}).extendReport('days', report);
    const content = { items, totals: null, context: createTestContext() };
    const extended = tables.default.extend?.({
      ...content,
      request: resolveReportRequest(source, {}),
    });
    expect(extended?.columns.map(({ key }) => key)).toEqual(['day', 'size']);
    expect(() => extended?.readCells?.(items.data)).not.toThrow();
    expect(() => extended?.readCells?.([...items.data, { day: 'Sunday' }])).toThrow(
      /only to some of the rows/,
    );
  });
});

describe('a report that a plugin adds', () => {
  it('shows an error message if it cannot be rendered, and the console names the plugin', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const onWindowError = (event: Event) => event.preventDefault();
    window.addEventListener('error', onWindowError);
    const hook = 'woocommerce_admin_reports_list';
    defaultHooks.addFilter(hook, 'gifts/report', (reports: object[]) => [
      ...reports,
      {
        report: 'gifts',
        title: 'Gifts',
        component: () => {
          throw new Error('No paper');
        },
      },
    ]);
    const View = createExtensions({}).findReport('/analytics/gifts')?.View ?? (() => null);
    render(
      <ErrorBoundary name="Gifts" resetKey="" onError={() => undefined}>
        <View />
      </ErrorBoundary>,
    );
    expect(screen.getByText('Gifts could not be displayed')).toBeVisible();
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      `Tillview ignores what "gifts/report" does at the hook "${hook}": No paper`,
    ]);
    window.removeEventListener('error', onWindowError);
    defaultHooks.removeFilter(hook, 'gifts/report');
  });
});

describe('advanced filters', () => {
  it.each([
    ['coupons', 'coupon'],
    ['coupons', 'coupons'],
    ['categories', 'category'],
    ['categories', 'categories'],
  ])('of %s are added by the name %s, with an option that opens them', (folder, name) => {
    const hook = `woocommerce_admin_${name}_report_advanced_filters`;
    defaultHooks.addFilter(hook, 'good', (panel: { filters: object }) => ({
      ...panel,
      filters: {
        ...panel.filters,
        ribbon: {
          labels: { add: 'Ribbon' },
          rules: [{ value: 'is', label: 'Is' }],
          input: { component: 'Search', type: 'products' },
        },
      },
    }));
    const source = createExtensions({}).extendSource(folder, report.source);
    defaultHooks.removeFilter(hook, 'good');
    expect(source.filters()[0]?.filters.map(({ value }) => value)).toEqual(['all', 'advanced']);
    expect(resolveReportRequest(source, { filter: 'advanced', ribbon_is: '4,9' }).filters).toEqual({
      match: 'all',
      ribbon_is: '4,9',
    });
  });
});

describe('settings', () => {
  it('of other plugins are added to our own', () => {
    const setting = { label: 'Paper', inputType: 'text', defaultValue: 'red' };
    defaultHooks.addFilter('woocommerce_admin_analytics_settings', 'good', (own: object) => ({
      ...own,
      paper: setting,
    }));
    const own = { label: 'Own', inputType: 'text', defaultValue: '' } as const;
    expect(getAnalyticsSettings({ own })).toEqual({ own, paper: setting });
    defaultHooks.removeFilter('woocommerce_admin_analytics_settings', 'good');
  });
});
