import { Chart, type ChartRow } from '@tillview/components';
import '../../../packages/components/src/style.css';
import { configureNavigation, createMemoryHistory } from '@tillview/navigation';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';

configureNavigation({ history: createMemoryHistory('admin.php?page=wc-admin') });

const SERIES = 5;
const DAY_MS = 86_400_000;
const COLOURS = ['#2553bd', '#a84600', '#15958f', '#7a2a72', '#9b8500'];

/** The same days for both libraries, memoised because reports memoise the chart data too. */
function makeRows(count: number): ChartRow[] {
  return Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2017, 0, 1) + index * DAY_MS).toISOString().slice(0, 19),
    ...Object.fromEntries(
      Array.from({ length: SERIES }, (_ignored, series) => [
        `item_${series}`,
        {
          label: `Item ${series + 1}`,
          value: Math.round(
            (200 - series * 20) *
              (1.4 + Math.sin((index + series * 3) * 0.7) * Math.cos(index * 0.011)),
          ),
        },
      ]),
    ),
  }));
}

const money = { code: 'USD', symbol: '$' };

function Ours({ rows, chartType = 'line' }: { rows: ChartRow[]; chartType?: 'line' | 'bar' }) {
  return (
    <Chart
      title="Items"
      chartType={chartType}
      mode="item-comparison"
      legendPosition="bottom"
      data={rows}
      xFormat="%b"
      x2Format="%Y"
      valueType="currency"
      currency={money}
    />
  );
}

const HEIGHT = 300;

/** As in the library's own examples, but without animation and dots, which would only slow it down. */
const Theirs = memo(function Theirs({ rows }: { rows: ChartRow[] }) {
  const [hidden, setHidden] = useState<string | null>(null);
  return (
    <>
      <LineChart width={1280} height={HEIGHT} data={rows}>
        <CartesianGrid vertical={false} />
        <XAxis dataKey="date" />
        <YAxis />
        <Tooltip isAnimationActive={false} />
        <Legend />
        {COLOURS.map((colour, series) => (
          <Line
            key={colour}
            name={`Item ${series + 1}`}
            dataKey={`item_${series}.value`}
            stroke={colour}
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
            hide={hidden === `item_${series}`}
          />
        ))}
      </LineChart>
      <button
        type="button"
        role="checkbox"
        aria-checked={hidden === null}
        onClick={() => setHidden(hidden === null ? 'item_4' : null)}
      >
        Item 5
      </button>
    </>
  );
});

function Bars({ rows }: { rows: ChartRow[] }) {
  return <Ours rows={rows} chartType="bar" />;
}

const KINDS = { Tillview: Ours, recharts: Theirs, bars: Bars };

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener(
        'message',
        () => {
          // An open port is never garbage collected, and would count as a leak of the chart.
          port1.close();
          resolve();
        },
        { once: true },
      );
      port1.start();
      port2.postMessage(null);
    });
  });

const known = new Map<number, ChartRow[]>();
let root: Root | null = null;

/** The functions that the benchmark driver calls. Times are in milliseconds. */
const bench = {
  /** Draws a chart; returns the script time and the time until it was painted. */
  async mount(kind: keyof typeof KINDS, count: number) {
    const Kind = KINDS[kind];
    const rows = known.get(count) ?? makeRows(count);
    known.set(count, rows);
    const element = document.querySelector('#root');
    if (!element) throw new Error('The page has no root.');
    await painted();
    const start = performance.now();
    root = createRoot(element);
    flushSync(() => root?.render(<Kind rows={rows} />));
    const script = performance.now() - start;
    await painted();
    return { script, painted: performance.now() - start };
  },
  unmount() {
    flushSync(() => root?.unmount());
    root = null;
  },
  /** Hides or shows the fifth series. */
  async toggle() {
    const box = [...document.querySelectorAll<HTMLElement>('[role="checkbox"]')].at(-1);
    await painted();
    const start = performance.now();
    box?.click();
    // React handles a click in its own microtask, which runs before this one.
    await Promise.resolve();
    const script = performance.now() - start;
    await painted();
    return { script, painted: performance.now() - start };
  },
};

export type ChartBench = typeof bench;

Object.assign(globalThis, { bench });
