import { getRangeLabel, type DateCorrection } from '@tillview/date';
import { registerStores, RestError, type PaymentGateway, type Review } from '@tillview/data';
import { outline } from '@tillview/test-setup/outline';
import { render } from '@testing-library/react';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import type { ReactElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { configureDate } from '@tillview/date';
import { SaveNotice } from '../../src/analytics/overview/save-notice.tsx';
import { DateNotice } from '../../src/analytics/report-page/page/date-notice.tsx';
import DownloadProgress from '../../src/analytics/report-page/download/download-progress.tsx';
import { TableNotices, TableStatus } from '../../src/analytics/report-page/table/table-notices.tsx';
import { ExportRow } from '../../src/exports/export-row.tsx';
import { hostDefaults, type HostConfig } from '../../src/host/host-config.ts';
import { HostContext } from '../../src/host/host-context.ts';
import { NoteRow } from '../../src/inbox/note-row.tsx';
import { ProductRow } from '../../src/low-stock/product-row.tsx';
import { GatewayRow } from '../../src/payments/gateway-row.tsx';
import { ReviewRow } from '../../src/reviews/review-row.tsx';
import { ExtensionsStep } from '../../src/onboarding/extensions-step.tsx';
import { ImportFormFields } from '../../src/settings/import-form.tsx';
import type { ImportPhase } from '../../src/settings/import-progress.ts';
import { ImportState } from '../../src/settings/import-state.tsx';
import { SettingField } from '../../src/settings/setting-field.tsx';
import type { HistoricalImport } from '../../src/settings/use-import.ts';
import { ChangeNotices } from '../../src/shell/parts/change-notices.tsx';
import { List } from '../../src/shell/parts/list.tsx';
import { PartError } from '../../src/shell/parts/part-error.tsx';
import { PluginChoice } from '../../src/shell/parts/plugins/plugin-choice.tsx';
import type { SitePlugins } from '../../src/shell/parts/plugins/use-plugins.ts';
import RequestErrorView from '../../src/shell/request-error-view.tsx';
import { SHOP_NOW } from './demo-shop.ts';

const sitePlugins: SitePlugins = {
  slugs: ['jetpack'],
  getState: (slug) => (slug === 'jetpack' ? 'activated' : 'unavailable'),
  isKnown: true,
  error: false,
  onRetry: () => {},
};

type States<Props> = Readonly<Record<string, Partial<Props>>>;

/** Creates one element for each state; a state contains only the props that differ. */
const createElements =
  <Props extends object>(Part: (props: Props) => ReactElement | null, props: NoInfer<Props>) =>
  (states: States<Props>): [string, ReactElement][] =>
    Object.entries(states).map(([name, changes]) => [
      name,
      <Part key={name} {...{ ...props, ...changes }} />,
    ]);

const noop = () => {};
const formatNumber = (value: number) => value.toLocaleString('en-US');
const FAILED = new RestError('internal_server_error', 'The store failed.', { status: 500 });
const ERRORS = {
  'a failed request': { error: FAILED },
  'no permission': { error: new RestError('no', 'No.', { status: 403 }) },
  'no such endpoint': { error: new RestError('rest_no_route', 'No route.', { status: 404 }) },
  'an ended session': { error: new RestError('rest_not_logged_in', 'Log in.', { status: 401 }) },
  'an outdated page': {
    error: new RestError('rest_cookie_invalid_nonce', 'Expired.', { status: 403 }),
  },
  'a restarted server': {
    error: new RestError('tillview_wrong_token', 'Wrong.', { status: 403 }),
  },
  'refused credentials': {
    error: new RestError('tillview_store_refused', 'Refused.', { status: 502 }),
  },
  'a refused parameter': {
    error: new RestError('rest_invalid_param', 'Invalid.', { status: 400 }),
  },
  'no connection': { error: new RestError('fetch_error', 'You are probably offline.') },
  'no error of the store': { error: new Error('x is not a function') },
};

const note = {
  id: 7,
  name: 'note',
  type: 'info',
  title: 'Ties &amp; bows',
  content: '<p>Read <a href="https://shop.test/">this</a>.</p>',
  status: 'unactioned',
  date_created: '2026-11-19T10:00:00',
  is_read: false,
  actions: [
    { id: 1, name: 'open', label: 'Open', query: '', status: '', url: 'https://docs.test/' },
    { id: 2, name: 'done', label: 'Done &amp; gone', query: '', status: '' },
  ],
};
const IMAGE = 'https://pictures.test/bow.png';
const review: Review = {
  id: 8,
  date_created: '2026-11-18T09:30:00',
  date_created_gmt: '2026-11-18T09:30:00',
  product_id: 24,
  product_name: 'Tie &amp; bow',
  status: 'approved',
  reviewer: 'Ana &amp; Bo',
  review: '<p>Good.</p>',
  rating: 4,
};
const listed = {
  key: 'one',
  exportType: 'orders',
  exportArgs: { after: '2026-11-01T00:00:00', before: '2026-11-20T23:59:59' },
  started: Date.parse('2026-11-20T11:58:00Z'),
  state: 'starting' as const,
  message: '',
  percent_complete: 0,
};
const product = {
  id: 9,
  name: 'Mug',
  type: 'simple' as const,
  stock_quantity: 2,
  stock_status: 'instock',
  low_stock_amount: null,
  last_order_date: null,
  images: [],
};
const gateway: PaymentGateway = {
  id: 'bacs',
  title: 'Bank transfer',
  description: '',
  order: 1,
  enabled: true,
  method_title: 'Bank transfer',
  method_description: '',
  settings: {},
};
const options = [
  { value: 'red', label: 'Red' },
  { value: 'none', label: '' },
];
const setting = {
  name: 'paper',
  label: 'Paper',
  help: 'For gifts.',
  inputType: 'text' as const,
  options,
  defaultValue: 'red',
};
const importing: HistoricalImport = {
  form: { period: { date: '2026-11-01', label: 'all' }, skipPrevious: false },
  isValid: true,
  totals: { customers: 1200, orders: 3400 },
  totalsError: false,
  status: { customers: { imported: 5, total: 10 }, orders: { imported: 0, total: 0 } },
  statusError: false,
  isKnown: true,
  phase: 'ready',
  busy: undefined,
  failed: undefined,
  onPeriod: noop,
  onSkip: noop,
  onAct: noop,
  onReadStatus: noop,
  onReadTotals: noop,
};
const PHASES: ImportPhase[] = [
  'ready',
  'starting',
  'customers',
  'orders',
  'finishing',
  'finished',
  'incomplete',
  'stopped',
  'deleted',
];
const change = { failure: '“Mug” could not be saved.', done: 'Saved.' };
const sort = (orderby: string) => ({ orderby, order: 'asc' as const });

/** Components in states that the demo shop cannot have all at once, by the name of their snapshot file. */
const PARTS: Readonly<Record<string, readonly [string, ReactElement][]>> = {
  'request-errors': createElements(RequestErrorView, { error: FAILED, onRetry: noop })({
    ...ERRORS,
    'with a title and a note': { title: 'No chart.', note: 'The table is current.' },
    'beside content': { isInline: true },
  }),
  'part-errors': createElements(PartError, {
    error: FAILED,
    title: 'No mugs.',
    unavailable: 'There are none here.',
    forbidden: 'Not for you.',
    onRetry: noop,
  })({ ...ERRORS, 'beside content': { isInline: true } }),
  messages: createElements(NoteRow, {
    note,
    noteChanges: { act: noop, markRead: noop, dismiss: noop } as never,
  })({
    unread: {},
    'read, of no date, without actions': {
      note: { ...note, is_read: true, date_created: null, actions: [] },
    },
    ...Object.fromEntries(
      ['plain', 'banner', 'thumbnail'].map((layout) => [
        `with a picture: ${layout}`,
        { note: { ...note, layout, image: IMAGE } },
      ]),
    ),
    'with a picture of its own': {
      note: { ...note, layout: 'banner', image: 'data:image/png;base64,AA==' },
    },
  }),
  reviews: createElements(ReviewRow, { review, onAct: undefined })({
    'to be read only': {},
    ...Object.fromEntries(
      ['hold', 'approved', 'spam', 'trash'].map((status) => [
        status,
        { review: { ...review, status }, onAct: noop },
      ]),
    ),
    'of nobody, without a rating': {
      review: { ...review, reviewer: '', rating: 0, product_name: '', date_created: null },
    },
    verified: { review: { ...review, verified: true, rating: 1 } },
  }),
  exports: createElements(ExportRow, { listed, onRetryExport: noop })({
    starting: {},
    running: { listed: { ...listed, state: 'running', percent_complete: 41.7, message: 'Half.' } },
    finished: { listed: { ...listed, state: 'finished', download_url: 'https://shop.test/f.csv' } },
    'finished by email': { listed: { ...listed, state: 'finished' } },
    failed: { listed: { ...listed, state: 'failed', message: 'Disk full.' } },
    'of an unknown report, without a range': {
      listed: { ...listed, exportType: 'gifts', exportArgs: { after: '2026-11-01' } },
    },
  }),
  products: createElements(ProductRow, {
    product,
    isSaving: false,
    entered: undefined,
    formatNumber,
    onChange: noop,
  })({
    low: {},
    'out of stock': { product: { ...product, stock_quantity: 0, stock_status: 'outofstock' } },
    'of unknown stock': { product: { ...product, stock_quantity: null } },
    'with a threshold and an order': {
      product: { ...product, low_stock_amount: 0, last_order_date: '2026-11-02T08:00:00' },
    },
    'a variation': {
      product: {
        ...product,
        type: 'variation',
        parent_id: 4,
        attributes: [{ name: 'Color', option: 'Red' }],
      },
    },
    'being saved': { isSaving: true, entered: 5 },
    'to be read only': { onChange: undefined },
  }),
  gateways: createElements(GatewayRow, { gateway, onToggle: noop })({
    enabled: {},
    'disabled, to be set up': { gateway: { ...gateway, enabled: false, needs_setup: true } },
    'of another title': {
      gateway: { ...gateway, title: '<b>Pay</b> later', method_description: '<p>By bank.</p>' },
    },
    'without a title': { gateway: { ...gateway, title: '', method_title: '' } },
  }),
  settings: createElements(SettingField, { setting, value: 'red', onChange: noop })({
    text: {},
    'without a help': { setting: { ...setting, help: '' } },
    select: { setting: { ...setting, inputType: 'select' } },
    'select of an unknown option': {
      setting: { ...setting, inputType: 'select' },
      value: 'blue',
    },
    checkbox: { setting: { ...setting, inputType: 'checkbox' }, value: 'yes' },
    checkboxes: { setting: { ...setting, inputType: 'checkboxes' }, value: ['red', 'blue'] },
    'checkboxes of a text': { setting: { ...setting, inputType: 'checkboxes' } },
    'date range': {
      setting: { ...setting, inputType: 'date-range' },
      value: 'period=month&compare=none',
    },
  }),
  'import-states': createElements(ImportState, { importing })({
    ...Object.fromEntries(
      PHASES.map((phase) => [phase, { importing: { ...importing, phase } }] as const),
    ),
    'being stopped': { importing: { ...importing, phase: 'orders', busy: 'stop' } },
    'without counts': { importing: { ...importing, phase: 'orders', status: {} } },
  }),
  'import-forms': createElements(ImportFormFields, { importing })({
    ready: {},
    starting: { importing: { ...importing, busy: 'start' } },
    counting: { importing: { ...importing, totals: undefined } },
    'counted without reply': { importing: { ...importing, totalsError: FAILED } },
    'nothing to import': { importing: { ...importing, totals: { customers: 0, orders: 0 } } },
    'nothing left to import': {
      importing: {
        ...importing,
        totals: { customers: 0, orders: 0 },
        form: { ...importing.form, skipPrevious: true },
      },
    },
    'customers alone': { importing: { ...importing, totals: { customers: 1, orders: 0 } } },
    'from a day': {
      importing: {
        ...importing,
        form: { period: { date: '2026-11-01', label: 'custom' }, skipPrevious: false },
      },
    },
    'from no day': {
      importing: {
        ...importing,
        form: { period: { date: 'x', label: 'custom' }, skipPrevious: false },
        isValid: false,
      },
    },
  }),
  'table-status': createElements(TableStatus, {
    headers: [{ key: 'net', label: 'Net sales' }],
    comparisonError: undefined,
    missingPage: undefined,
    shownPage: 1,
    refusal: undefined,
    message: '',
  })({
    nothing: {},
    'a missing page': { missingPage: 7, shownPage: 3 },
    'what was done': { message: 'Copied.' },
    'a failed comparison': { comparisonError: 'No comparison.' },
    'a refused sort': { refusal: { refused: sort('net'), used: sort('date') } },
  }),
  'table-notices': createElements(TableNotices, {
    missingTotal: undefined,
    columnsError: undefined,
    onSaveColumns: noop,
    progress: undefined,
    onCancelDownload: noop,
    problem: undefined,
  })({
    nothing: {},
    'a list without a total': { missingTotal: 'list' },
    'intervals without a total': { missingTotal: 'intervals' },
    'columns that were not saved': { columnsError: FAILED },
    'columns that the store dropped': {
      columnsError: new RestError('preference_not_saved', 'Dropped.'),
    },
    'a file that failed': { problem: { text: 'No file.', reason: 'Disk full.', retry: noop } },
  }),
  downloads: createElements(DownloadProgress, { progress: { read: 0, pages: 0 }, onCancel: noop })(
    Object.fromEntries(
      [
        [0, 0],
        [0, 1],
        [1, 7],
        [2, 8],
        [6, 8],
        [8, 8],
      ].map(([read = 0, pages = 0]) => [`${read} of ${pages}`, { progress: { read, pages } }]),
    ),
  ),
  'overview-notices': createElements(SaveNotice, { error: FAILED, onRetry: noop })({
    'not saved': {},
    dropped: { error: new RestError('preference_not_saved', 'Dropped.') },
  }),
  'date-notices': (
    ['missing', 'unknown', 'unreadable', 'future', 'reversed', 'future-end'] as const
  )
    .map((reason): DateCorrection[] => [
      { of: 'range', reason },
      { of: 'comparison', reason },
    ])
    .map((corrections) => [
      String(corrections[0]?.reason),
      <DateNotice
        key={corrections[0]?.reason}
        dates={
          {
            corrections,
            primary: { label: 'Today', range: getRangeLabel('2026-11-20', '2026-11-20') },
            secondary: { label: 'Previous year', range: 'Nov 20, 2025' },
          } as never
        }
      />,
    ]),
  changes: createElements(ChangeNotices, {
    changes: { getFields: () => undefined, run: noop, dismiss: noop, failed: [], saved: [] },
  })({
    none: {},
    'failed and saved': {
      changes: {
        getFields: () => undefined,
        run: noop,
        dismiss: noop,
        failed: [{ key: 1, change: change as never, error: FAILED }],
        saved: [
          { key: 2, change: change as never },
          { key: 3, change: { ...change, undo: change } as never },
        ],
      },
    },
  }),
  extensions: createElements(PluginChoice, {
    suggestions: [
      { slug: 'jetpack', name: 'Jetpack', description: 'Statistics.' },
      { slug: 'pay', name: 'Pay' },
      { slug: 'tax', name: 'Tax' },
    ],
    getState: (slug: string) =>
      slug === 'jetpack' ? 'activated' : slug === 'pay' ? 'installed' : 'unavailable',
    chosen: ['tax'],
    onChange: noop,
    isDisabled: false,
  })({
    'to choose from': {},
    'while they are installed': { isDisabled: true },
    'to be read only': { canInstall: false },
  }),
  'extensions-step': createElements(ExtensionsStep, {
    values: { business_extensions: ['pay'] } as never,
    plugins: sitePlugins,
    onContinue: noop,
  })({
    loading: { plugins: { ...sitePlugins, isKnown: false } },
    loaded: {},
    failed: { plugins: { ...sitePlugins, isKnown: false, error: FAILED } },
  }),
};

const writeParts = ({ children }: Element, written: Set<string>) =>
  [...children].flatMap((element) => outline(element, written));

/** Components that are items of a list. */
const LIST_ITEMS = new Set(['messages', 'reviews', 'exports', 'products', 'gateways']);

beforeEach(() => configureDate({ locale: 'en_US', now: () => new Date(`${SHOP_NOW}Z`) }));

it.each(Object.entries(PARTS))('shows the %s of their snapshot file', async (name, states) => {
  const written = new Set<string>();
  const lines: string[] = [];
  for (const mode of ['demo', 'wordpress'] as const) {
    const host: HostConfig = { ...hostDefaults, mode, adminUrl: 'https://shop.test/wp-admin/' };
    const registry = createRegistry();
    registerStores(registry, { now: () => Date.parse(`${SHOP_NOW}Z`) });
    for (const [state, element] of states) {
      const { container, unmount } = render(
        <RegistryProvider value={registry}>
          <HostContext.Provider value={host}>
            {LIST_ITEMS.has(name) ? <List>{element}</List> : element}
          </HostContext.Provider>
        </RegistryProvider>,
      );
      lines.push(`# ${state} (${mode})`, ...writeParts(container, written), '');
      unmount();
    }
  }
  await expect(lines.join('\n')).toMatchFileSnapshot(`parts/${name}.txt`);
});
