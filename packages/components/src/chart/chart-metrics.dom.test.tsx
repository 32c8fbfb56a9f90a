import { generateCSVDataFromTable } from '@tillview/csv-export';
import { CurrencyFactory } from '@tillview/currency';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import Papa from 'papaparse';
import { beforeAll, expect, it } from 'vitest';
import { setViewportWidth } from '@tillview/test-setup/dom';
import { isDeep } from '@tillview/test-setup/deep';
import { Chart } from './chart.tsx';
import type { ChartRow } from './types.ts';
import { toDateParser } from './model/dates.ts';
import { toChartModel } from './model/series.ts';
import { toChartCSV } from './save/chart-csv.ts';
import { loadChartExtras } from './view/use-chart-extras.ts';

beforeAll(loadChartExtras);

/** The number of charts that are rendered; more when TILLVIEW_DEEP is set. */
const RUNS = isDeep ? 200 : 3;

const currency = fc.record({
  code: fc.constant('XXX'),
  symbol: fc.constantFrom('$', '€', 'kr.', 'د.إ', '¥'),
  symbolPosition: fc.constantFrom('left', 'right', 'left_space', 'right_space'),
  thousandSeparator: fc.constantFrom(',', '.', ' ', ''),
  decimalSeparator: fc.constantFrom('.', ','),
  precision: fc.constantFrom(0, 2, 3),
});

const amount = fc.option(
  fc
    .tuple(fc.double({ min: -2, max: 12, noNaN: true }), fc.constantFrom(-1, 0, 1))
    .map(([power, sign]) => (sign * Math.round(10 ** power * 100)) / 100),
  { freq: 6 },
);

const points = fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 6 });

function toRows(values: readonly (readonly [number | null, number | null])[]): ChartRow[] {
  return values.map(([present, earlier], index) => ({
    date: `2026-11-0${index + 1}T00:00:00`,
    ...(present === null
      ? {}
      : { primary: { label: 'Now', labelDate: `2026-11-0${index + 1}`, value: present } }),
    ...(earlier === null
      ? {}
      : { secondary: { label: 'Before', labelDate: `2025-11-0${index + 1}`, value: earlier } }),
  }));
}

const textsOf = (elements: Iterable<Element>) =>
  [...elements].map((each) => each.textContent ?? '');

/** The values of the CSV file, formatted like those of the chart. */
function csvTexts(rows: readonly ChartRow[], write: (value: number) => string): string[][] {
  const model = toChartModel(rows, { mode: 'time-comparison', parseDate: toDateParser() });
  const { headers, rows: cells } = toChartCSV(model, model.series, 'day');
  const [head = [], ...lines] = Papa.parse<string[]>(generateCSVDataFromTable(headers, cells)).data;
  const columns = head.flatMap((name, index) => (/^(?:Now|Before)$/.test(name) ? [index] : []));
  return lines.map((line) =>
    columns.map((index) => (line[index] ? write(Number(line[index])) : 'N/A')),
  );
}

it('shows the same value for every point in announcement, tooltip, table and CSV file', () => {
  setViewportWidth(1440);
  fc.assert(
    fc.property(points, currency, fc.constantFrom('line', 'bar'), (values, config, chartType) => {
      const rows = toRows(values);
      const keys = [0, 1].filter((side) => values.some((pair) => (pair[side] ?? null) !== null));
      fc.pre(keys.length > 0);
      const money = { ...config, symbolPosition: config.symbolPosition as 'left' };
      const downloaded = csvTexts(rows, CurrencyFactory(money).formatAmount);
      render(
        <Chart
          data={rows}
          chartType={chartType === 'bar' ? 'bar' : 'line'}
          valueType="currency"
          currency={money}
          title="Sales"
          width={900}
        />,
      );
      const toggle = screen.getByRole('button', { name: 'Show as table' });
      fireEvent.click(toggle);
      const tableRows = [...screen.getByRole('table').querySelectorAll('tbody tr')].map((row) =>
        textsOf(row.querySelectorAll('td.is-numeric')).slice(0, keys.length),
      );
      fireEvent.click(toggle);
      const plot = screen.getByRole('application');
      const press = (key: string) => fireEvent.keyDown(plot, { key });
      const live = document.querySelector('[aria-live]')!;
      expect(downloaded).toHaveLength(tableRows.length);
      press('Home');
      for (const [index, cells] of tableRows.entries()) {
        const shown = textsOf(
          screen.getByRole('tooltip').querySelectorAll('li .tillview-chart-tooltip__value'),
        );
        expect(shown).toEqual(cells);
        expect(downloaded[index]).toEqual(cells);
        for (const [position, cell] of cells.entries()) {
          if (position > 0) press('ArrowDown');
          expect(live.textContent).toMatch(/^(Now|Before), \w+ \d+, 20\d\d: /);
          const announced = live.textContent?.replace(/^(Now|Before), \w+ \d+, 20\d\d: /, '') ?? '';
          expect(announced.startsWith(`${cell}.`), `${announced} begins with ${cell}`).toBe(true);
        }
        if (cells.length > 1) press('ArrowUp');
        press('ArrowRight');
      }
      cleanup();
    }),
    { numRuns: RUNS },
  );
});
