import { CurrencyFactory } from '@tillview/currency';
import { generateCSVDataFromTable } from '@tillview/csv-export';
import { getCurrentDates } from '@tillview/date';
import { getNewPath } from '@tillview/navigation';
import { bench, describe } from 'vitest';

const { formatAmount } = CurrencyFactory();
const headers = Array.from({ length: 9 }, (_, index) => ({
  key: `c${index}`,
  label: `Column ${index}`,
}));
const rows = Array.from({ length: 20_000 }, (_, row) =>
  headers.map((_, column) => ({
    value: column === 0 ? `2026-01-01 row ${row}` : row * column * 1.37,
  })),
);

describe('the pure layers', () => {
  bench('formats 1,000 amounts', () => {
    for (let index = 0; index < 1000; index += 1) formatAmount(index * 1234.567);
  });
  bench('computes a range and its comparison', () => {
    getCurrentDates({ period: 'last_quarter', compare: 'previous_year' });
  });
  bench('builds a URL', () => {
    getNewPath({ period: 'week', paged: '3' }, '/analytics/revenue', { chart: 'taxes' });
  });
  bench('writes a CSV of 20,000 rows', () => {
    generateCSVDataFromTable(headers, rows);
  });
});
