import { describe, expect, it } from 'vitest';
import { readAdvancedFilters } from './read-advanced-filters.ts';
import { readCharts, readOverviewCharts, readSlug } from './read-charts.ts';
import { readFilters } from './read-filters.ts';
import { readSettings } from './read-settings.ts';
import { readTable, type HookTable } from './read-table.ts';

type Path = readonly (string | number)[];

const guard = <Callback>(callback: Callback): Callback => callback;
const getLabels = async () => [{ key: 1, label: 'Mug' }];
const toText = (path: Path) =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');

const chart = {
  key: 'sales',
  label: 'Sales',
  type: 'currency',
  order: 'asc',
  orderby: 'date',
  isReverseTrend: true,
  labelTooltipText: 'Before taxes',
};
const settings = {
  type: 'custom',
  param: 'products',
  getLabels,
  labels: {
    placeholder: 'Search',
    button: 'Product',
    title: 'Products',
    helpText: 'Two',
    update: 'Compare',
  },
  autocompleter: { name: 'own' },
};
const filter = {
  label: 'Show:',
  param: 'filter',
  defaultValue: 'all',
  staticParams: ['chart'],
  showFilters: () => true,
  filters: [
    {
      value: 'all',
      label: 'All',
      path: ['all'],
      subFilters: [{ value: 'one', label: 'One' }],
      component: 'Search',
      chartMode: 'item-comparison',
      query: { gift: 'paper', size: 2, open: true, old: null },
      settings,
    },
  ],
};
const advanced = {
  labels: {
    add: 'Ribbon',
    remove: 'Remove',
    rule: 'Rule',
    title: 'Title',
    filter: 'Filter',
    placeholder: 'Search',
  },
  rules: [{ value: 'is', label: 'Is' }],
  input: {
    component: 'Search',
    type: 'custom',
    options: [{ value: 'red', label: 'Red' }],
    getOptions: async () => [{ value: 'red', label: 'Red' }],
    defaultOption: 'red',
    getLabels,
    autocompleter: { name: 'own' },
  },
  allowMultiple: true,
};
const setting = {
  label: 'Paper',
  inputType: 'checkboxGroup',
  options: [
    {
      key: 'group',
      label: 'Group',
      options: [{ value: 'red', label: 'Red', description: 'A color' }],
    },
  ],
  helpText: 'For gifts',
  defaultValue: 'red',
  name: 'paper',
};
const table: HookTable = {
  endpoint: 'days',
  headers: [
    {
      key: 'day',
      label: 'Day',
      isSortable: true,
      isNumeric: false,
      required: true,
      screenReaderLabel: 'Day of the week',
    },
  ],
  rows: [[{ display: 'Monday', value: 'monday' }], [{ display: ['Tues', 'day'], value: 2 }]],
  totals: {},
  summary: [{ key: 'days', label: 'days', value: 2 }],
  items: { data: [{}, {}], totalResults: 2 },
};

const inResult = (path: Path) => `The result${toText(path)}`;

/** A complete value for each hook, and the name of each of its parts in messages. */
const READERS: {
  name: string;
  value: object;
  read: (value: unknown) => unknown;
  nameOf: (path: Path) => string;
}[] = [
  { name: 'charts', value: [chart], read: readCharts, nameOf: inResult },
  {
    name: 'charts of the Overview',
    value: [{ ...chart, report: 'gifts' }],
    read: readOverviewCharts,
    nameOf: inResult,
  },
  {
    name: 'filters',
    value: [filter],
    read: (value) => readFilters(value, guard),
    nameOf: inResult,
  },
  {
    name: 'advanced filters',
    value: { title: '{{title}}', filters: { ribbon: advanced } },
    read: readAdvancedFilters,
    nameOf: ([first, key, ...rest]) =>
      first === 'filters' && key !== undefined
        ? `The filter "${key}"${toText(rest)}`
        : inResult(first === undefined ? [] : [first]),
  },
  {
    name: 'settings',
    value: { paper: setting },
    read: readSettings,
    nameOf: ([id, ...rest]) =>
      id === undefined ? 'The result' : `The setting "${id}"${toText(rest)}`,
  },
  {
    name: 'tables',
    value: { headers: table.headers, rows: table.rows, summary: table.summary },
    read: (value) => readTable(table)(value, guard),
    nameOf: ([first, ...rest]) =>
      first === undefined ? 'The result' : `${String(first)}${toText(rest)}`,
  },
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function* partsOf(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  yield { path, value };
  if (!isObject(value)) return;
  for (const [key, part] of Object.entries(value))
    yield* partsOf(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Returns a copy of a value with another value at a path. */
function replaceAt(value: unknown, [first, ...rest]: Path, by: unknown): unknown {
  if (first === undefined) return by;
  if (Array.isArray(value))
    return value.map((part: unknown, index) =>
      index === first ? replaceAt(part, rest, by) : part,
    );
  if (!isObject(value)) throw new Error('There is no such place.');
  return { ...value, [first]: replaceAt(value[first], rest, by) };
}

/** Returns a value of a wrong type. */
function wrong(value: unknown): unknown {
  if (typeof value === 'string' || isObject(value)) return Symbol('wrong');
  return { wrong: true };
}

describe.each(READERS)('the result of a callback for $name', ({ value, read, nameOf }) => {
  it('is read completely', () => {
    const plain = (read_: unknown) => JSON.parse(JSON.stringify(read_)) as unknown;
    expect(plain(read(value))).toMatchObject(plain(value) as object);
  });

  const parts = [...partsOf(value)]
    .filter(({ path }) => !/\.(autocompleter\.name|defaultValue)$/.test(toText(path)))
    .map(({ path, value: part }) => ({ name: nameOf(path), path, part }));

  it.each(parts)('names $name in the error if it has the wrong type', ({ name, path, part }) => {
    let message = '';
    try {
      read(replaceAt(value, path, wrong(part)));
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain(`: ${name} must `);
  });
});

it.each([
  ['charts', () => readCharts([chart, chart]), 'The result has "sales" twice.'],
  [
    'charts of the Overview',
    () => readOverviewCharts([1, 2].map(() => ({ ...chart, report: 'gifts' }))),
    'The result has "gifts sales" twice.',
  ],
  ['filters', () => readFilters([filter, filter], guard), 'The result has "filter" twice.'],
  [
    'headers',
    () => readTable(table)({ ...table, headers: [...table.headers, ...table.headers] }, guard),
    'headers has "day" twice.',
  ],
  [
    'a header with a dot',
    () => readTable(table)({ ...table, headers: [{ key: 'a.b', label: 'A' }] }, guard),
    'The header "a.b" must not contain a dot.',
  ],
  ['no headers', () => readTable(table)({ ...table, headers: [] }, guard), 'must not be empty.'],
  [
    'too few cells',
    () => readTable(table)({ ...table, rows: [[], []] }, guard),
    'rows[0] has 0 cells for 1 headers.',
  ],
  [
    'too few rows',
    () => readTable(table)({ ...table, rows: table.rows.slice(1) }, guard),
    'rows has 1 entries for 2 rows.',
  ],
  [
    'too many rows',
    () => readTable(table)({ ...table, rows: [...table.rows, ...table.rows] }, guard),
    'rows has 4 entries; at most 2 are allowed.',
  ],
  [
    'a promise',
    () => readSettings(Promise.resolve({})),
    'The result is a promise; return the value synchronously.',
  ],
  [
    'an empty text',
    () => readCharts([{ ...chart, label: '' }]),
    'The result[0].label must be a string, and is empty.',
  ],
  [
    'an unknown order',
    () => readCharts([{ ...chart, order: 'up' }]),
    'The result[0].order must be one of: asc, desc.',
  ],
])('rejects %s', (_, read, message) => {
  expect(read).toThrow(message);
});

it.each(
  'page,path,period,compare,before,after,interval,chart,chartType,orderby,order,paged,per_page,search,match,fields,preset'.split(
    ',',
  ),
)('rejects the parameter "%s" for a filter', (param) => {
  expect(() => readFilters([{ ...filter, param }], guard)).toThrow(
    `The result[0].param is "${param}", which is a reserved URL parameter.`,
  );
});

/** An option with this number of nested levels. */
const nested = (levels: number, name: string): object => ({
  value: 'a',
  label: 'A',
  ...(levels > 0 ? { [name]: [nested(levels - 1, name)] } : {}),
});

it('limits the depth of options and the length of lists', () => {
  const filters = (depth: number) => () =>
    readFilters([{ ...filter, filters: [nested(depth, 'subFilters')] }], guard);
  expect(filters(4)).not.toThrow();
  expect(filters(5)).toThrow('is nested more than 5 deep.');
  const options = (depth: number) => () =>
    readSettings({ paper: { ...setting, options: [nested(depth, 'options')] } });
  expect(options(2)).not.toThrow();
  expect(options(3)).toThrow('is nested more than 3 deep.');
  const many = <Entry>(count: number, entry: (index: number) => Entry) =>
    Array.from({ length: count }, (_, index) => entry(index));
  const charts = (count: number) => () =>
    readCharts(many(count, (index) => ({ ...chart, key: `c${index}` })));
  expect(charts(100)).not.toThrow();
  expect(charts(101)).toThrow('The result has 101 entries; at most 100 are allowed.');
  const entries = (count: number, entry: object) =>
    Object.fromEntries(many(count, (index) => [`e${index}`, entry]));
  expect(() => readSettings(entries(100, setting))).not.toThrow();
  expect(() => readSettings(entries(101, setting))).toThrow('The result has 101 settings');
  const panel = (count: number) => () =>
    readAdvancedFilters({ title: 'T', filters: entries(count, advanced) });
  expect(panel(200)).not.toThrow();
  expect(panel(201)).toThrow('The result has 201 filters; at most 200 are allowed.');
  const rules = (count: number) => () => {
    const list = many(count, (index) => ({ value: `r${index}`, label: 'R' }));
    return readAdvancedFilters({ title: 'T', filters: { a: { ...advanced, rules: list } } });
  };
  expect(rules(1000)).not.toThrow();
  expect(rules(1001)).toThrow('has 1001 entries; at most 1000 are allowed.');
  const columns = (count: number) => () =>
    readTable({ ...table, rows: [] })(
      { headers: many(count, (index) => ({ key: `c${index}`, label: 'C' })), rows: [] },
      guard,
    );
  expect(columns(100)).not.toThrow();
  expect(columns(101)).toThrow('headers has 101 entries; at most 100 are allowed.');
  const cell = (levels: number): unknown => (levels > 0 ? [cell(levels - 1)] : 'x');
  const cells = (levels: number) => () =>
    readTable({ ...table, rows: [[]] as never })(
      { headers: table.headers, rows: [[{ display: cell(levels), value: 'x' }]] },
      guard,
    );
  expect(cells(20)).not.toThrow();
  expect(cells(21)).toThrow('must be a string, a number or a React element.');
});

it.each([
  [undefined, undefined, null, null],
  [null, null, null, null],
  [true, true, null, 'true'],
  [0, 0, 0, 0],
  ['', '', '', ''],
])('reads a cell with the display %j and the value %j', (display, value, shown, read) => {
  const { rows, summary } = readTable({ ...table, rows: [[]] as never })(
    { headers: table.headers, rows: [[{ display, value }]], summary: null },
    guard,
  );
  expect(rows).toEqual([[{ display: shown, value: read }]]);
  expect(summary).toEqual([]);
});

it('accepts "" for missing texts of a chart', () => {
  expect(readCharts([{ ...chart, order: '', orderby: '', labelTooltipText: '' }])).toEqual([
    { ...chart, order: 'desc', orderby: '', labelTooltipText: '' },
  ]);
});

it.each([
  ['gifts-2_b', true],
  ['2', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['-a', false],
  ['a/b', false],
])('checks whether the report name %j can be part of a URL: %s', (slug, isRead) => {
  const read = () => readSlug(slug, 'report');
  if (isRead) expect(read()).toBe(slug);
  else expect(read).toThrow('report must consist of letters, digits, "-" and "_".');
});

it.each([
  ['labels of a filter', () => readFilters([filter], guard)[0]?.filters[0]?.settings?.getLabels],
  [
    'labels of an advanced filter',
    () =>
      readAdvancedFilters({ title: 'T', filters: { a: advanced } }).filters['a']?.input.getLabels,
  ],
])('validates the %s on each call', async (_, read) => {
  await expect(read()?.('1', {})).resolves.toEqual([{ key: 1, label: 'Mug' }]);
});
