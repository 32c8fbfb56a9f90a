import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Interval } from '@tillview/date';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Chart } from './chart.tsx';
import type { ChartRow } from './types.ts';
import { ChartPlaceholder } from './view/chart-placeholder.tsx';

const DAY = 86_400_000;

/** A wave with a weekly pattern: the same values on every run. */
function wave(index: number, seed: number, size: number): number {
  const pattern = 1 + 0.35 * Math.sin((index + seed) * 0.9) + 0.2 * Math.cos(index * 0.31 + seed);
  return Math.round(size * pattern * 100) / 100;
}

function timestamps(count: number, first: string, step: number): string[] {
  const start = Date.parse(`${first}Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(start + index * step).toISOString().slice(0, 19),
  );
}

type PeriodOptions = {
  count: number;
  first?: string;
  step?: number;
  present?: (index: number) => number;
  earlier?: (index: number) => number;
};

function periods(options: PeriodOptions): ChartRow[] {
  const { count, first = '2026-11-01T00:00:00', step = DAY } = options;
  const { present = (i) => wave(i, 0, 1240), earlier = (i) => wave(i, 4, 980) } = options;
  const before = timestamps(count, first.replace('2026', '2025'), step);
  return timestamps(count, first, step).map((date, index) => ({
    date,
    dateEnd: new Date(Date.parse(`${date}Z`) + step - 1000).toISOString().slice(0, 19),
    primary: {
      label: 'Month to date (Nov 1 - 20, 2026)',
      labelDate: date.replace('T', ' '),
      value: present(index),
    },
    secondary: {
      label: 'Previous year (Nov 1 - 20, 2025)',
      labelDate: before[index],
      value: earlier(index),
    },
  }));
}

function items(names: readonly string[], count: number, first = '2026-11-01T00:00:00'): ChartRow[] {
  return timestamps(count, first, DAY).map((date, index) => ({
    date,
    ...Object.fromEntries(
      names.map((label, position) => [
        `item_${position}`,
        { label, value: Math.max(0, Math.round(wave(index, position * 2, 40 - position * 3))) },
      ]),
    ),
  }));
}

const PRODUCTS = [
  'Hoodie',
  'Beanie',
  'Mug',
  'Poster',
  'Sunglasses',
  'Album',
  'Cap',
  'Belt',
  'Single',
  'T-Shirt',
];
const ALL_INTERVALS: Interval[] = ['day', 'week', 'month'];
const money = { valueType: 'currency', currency: { code: 'USD', symbol: '$' } } as const;

const meta = {
  title: 'Chart',
  component: Chart,
  subcomponents: { ChartPlaceholder },
  args: {
    title: 'Net sales',
    path: '/analytics/revenue',
    query: { period: 'month', compare: 'previous_year' },
    allowedIntervals: ALL_INTERVALS,
    interval: 'day',
    xFormat: '%-d',
    emptyMessage: 'No data for the selected date range',
    onRangeSelect: () => {},
    data: periods({ count: 20 }),
    ...money,
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sets the direction on its own element, so that it also applies in tests. */
function Page({ dir, children }: { dir: string; children: ReactNode }) {
  return (
    <div dir={dir} lang={dir === 'rtl' ? 'ar' : 'en'}>
      {children}
    </div>
  );
}

/** Applies the print styles on screen, in an element as wide as the printable area of A4. */
function Paper({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const sheets = [...(ref.current?.ownerDocument.styleSheets ?? [])];
    const media = sheets.flatMap((builder) =>
      [...builder.cssRules].flatMap((rule) =>
        rule instanceof CSSMediaRule && rule.conditionText.includes('print') ? [rule.media] : [],
      ),
    );
    for (const list of media) list.appendMedium('screen');
    return () => {
      for (const list of media) list.deleteMedium('screen');
    };
  }, []);
  return (
    <div ref={ref} style={{ inlineSize: 718, maxInlineSize: '100%' }}>
      {children}
    </div>
  );
}

/** Two periods as lines. */
export const TimeComparison: Story = {};

/** The last day has not ended yet. */
export const Incomplete: Story = {
  args: { isIncomplete: (date) => date >= '2026-11-20T00:00:00' },
};

/** A 7-day moving average over the daily values. */
export const Averages: Story = { args: { chartLine: 'average', data: periods({ count: 31 }) } };

/** A 7-day moving average over bars. */
export const AveragesOverBars: Story = { args: { ...Averages.args, chartType: 'bar' } };

/** The running total: each day plus all days before it. */
export const RunningTotals: Story = { args: { chartLine: 'cumulative' } };

/** Two periods as bars; the last day has not ended yet. */
export const Bars: Story = {
  args: { chartType: 'bar', isIncomplete: (date) => date >= '2026-11-20T00:00:00' },
};

/** Ten items, of which five are visible. */
export const Items: Story = {
  args: {
    title: 'Items sold',
    mode: 'item-comparison',
    valueType: 'number',
    itemsLabel: '%d products',
    data: items(PRODUCTS, 20),
  },
};

/** Ten items as bars. */
export const ItemBars: Story = {
  args: { ...Items.args, chartType: 'bar', data: items(PRODUCTS, 8) },
};

/** Data is loading. */
export const Loading: Story = { args: { isRequesting: true } };

/** New data is loading; the previous data stays visible. */
export const Stale: Story = { args: { isStale: true } };

/** No data. */
export const Empty: Story = { args: { data: [] } };

/** All values are 0. */
export const AllZero: Story = {
  args: { data: periods({ count: 20, present: () => 0, earlier: () => 0 }) },
};

/** A single date. */
export const OnePoint: Story = { args: { data: periods({ count: 1 }) } };

/** More refunds than sales. */
export const Negative: Story = {
  args: {
    data: periods({
      count: 20,
      present: (i) => wave(i, 0, 900) - 760,
      earlier: (i) => wave(i, 3, 500) - 300,
    }),
  },
};

/** Negative values as bars. */
export const NegativeBars: Story = { args: { ...Negative.args, chartType: 'bar' } };

/** Values up to a trillion. */
export const Huge: Story = {
  args: { data: periods({ count: 12, present: (i) => wave(i, 1, 7e11), earlier: () => 1e12 }) },
};

/** A few cents. */
export const Tiny: Story = {
  args: { data: periods({ count: 12, present: () => 0.01, earlier: (i) => (i % 3) / 100 }) },
};

/** Days without a value are gaps, not zeros. */
export const Gaps: Story = {
  args: {
    data: periods({ count: 20 }).map((row, index) =>
      (index > 4 && index < 9) || index === 12 || index === 14
        ? { date: row.date, secondary: row['secondary'] }
        : row,
    ),
  },
};

/** A year of days for five items. */
export const Dense: Story = {
  args: {
    ...Items.args,
    xFormat: '%b',
    x2Format: '%Y',
    data: items(PRODUCTS.slice(0, 5), 365),
  },
};

/** A year of days compared with the previous year. */
export const DenseYear: Story = {
  args: {
    xFormat: '%b',
    x2Format: '%Y',
    data: periods({ count: 365, first: '2026-01-01T00:00:00' }),
  },
};

/** A year of days as bars, which is wider than the plot and scrolls. */
export const DenseBars: Story = { args: { ...Dense.args, chartType: 'bar' } };

/** One day by hour. */
export const Hours: Story = {
  args: {
    interval: 'hour',
    allowedIntervals: ['hour', 'day'],
    xFormat: '%_I%p',
    x2Format: '%b %-d, %Y',
    screenReaderFormat: '%_I%p %B %-d, %Y',
    tooltipLabelFormat: '%_I%p %b %-d, %Y',
    data: periods({ count: 24, step: DAY / 24 }),
  },
};

/** Names that are longer than the available space. */
export const LongNames: Story = {
  args: {
    ...Items.args,
    data: items(
      PRODUCTS.map(
        (name) => `${name}, organic cotton, extra long sleeves, limited edition of the winter sale`,
      ),
      20,
    ),
  },
};

/** The values as a table. */
export const AsTable: Story = {
  args: { isTable: true, isIncomplete: (date) => date > '2026-11-20' },
};

/** Right-to-left, in euros. */
export const RightToLeft: Story = {
  args: {
    title: 'صافي المبيعات',
    currency: {
      code: 'EUR',
      symbol: '€',
      symbolPosition: 'right_space',
      thousandSeparator: '.',
      decimalSeparator: ',',
    },
    isIncomplete: (date) => date >= '2026-11-20T00:00:00',
  },
  decorators: [(StoryView) => <Page dir="rtl">{StoryView()}</Page>],
};

/** A selected range of dates, with its sums and the button that zooms to it. */
export const RangeSelection: Story = {
  play: async ({ canvasElement }) => {
    const plot = canvasElement.querySelector<HTMLElement>('[role="application"]');
    plot?.focus();
    for (const shiftKey of [false, false, true, true, true]) {
      plot?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey, bubbles: true }),
      );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  },
};

/** An estimate of the current day and of the days after the data. */
export const Estimated: Story = {
  args: {
    isIncomplete: (date) => date.startsWith('2026-11-20'),
    estimate: timestamps(11, '2026-11-20T00:00:00', DAY).map((date, index) => ({
      date,
      value: 1000 + index,
      low: 800,
      high: 1300,
    })),
  },
};

/** An estimate in a bar chart. */
export const EstimatedBars: Story = { args: { ...Estimated.args, chartType: 'bar' } };

/** A goal per day, and marked days. */
export const Annotated: Story = {
  args: {
    ...Estimated.args,
    goal: { perDay: 900, lastDay: '2026-11-30' },
    marks: [
      { date: '2026-11-03', kind: 'note', text: 'Newsletter' },
      { date: '2026-11-12', kind: 'unusual', text: '3.1 times the usual Thursday' },
      { date: '2026-11-12', kind: 'coupon', text: 'SUMMER24 ends' },
      { date: '2026-11-27', kind: 'note', text: 'Black Friday' },
      { date: '2026-10-31', kind: 'note', text: 'Before the chart' },
    ],
  },
};

/** In print: without controls, and readable without colour. */
export const Printed: Story = { decorators: [(StoryView) => <Paper>{StoryView()}</Paper>] };

/** Items in print. */
export const PrintedItems: Story = { ...Printed, args: Items.args };

/** In print, bars have patterns. */
export const PrintedBars: Story = { ...Printed, args: ItemBars.args };

/** A table with so many rows that it is paginated. */
export const LongTable: Story = {
  args: {
    ...Dense.args,
    isTable: true,
    data: items(PRODUCTS.slice(0, 2), 1000, '2024-01-01T00:00:00'),
  },
};
