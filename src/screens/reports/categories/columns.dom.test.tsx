import { describe, expect, it } from 'vitest';
import {
  createTestContext,
  getCells,
} from '../../../reporting/definition/report-context.test-support.ts';
import { getTotalsLine } from '../../../reporting/download/totals-line.ts';
import { getRowNames } from '../../../reporting/request/row-names.ts';
import { columns } from './columns.tsx';
import { report } from './report.ts';
import type { CategoryRow } from './row.ts';

const kitchen: CategoryRow = {
  category_id: 22,
  extended_info: { name: 'Home & <b>Kitchen</b>' },
};

describe('the columns of Categories', () => {
  it('show the name of a category as plain text', () => {
    const name = 'Home & <b>Kitchen</b>';
    expect(getCells(columns, kitchen)['category']).toMatchObject({ text: name, value: name });
  });

  it('show the name with the parents, and what tells two of the same name apart', () => {
    const hats = { ...kitchen, extended_info: { name: 'Hats' } };
    const context = createTestContext({
      categories: new Map(
        [
          { id: 1, name: 'Accessories', parent: 0 },
          { id: 22, name: 'Hats', parent: 1 },
          { id: 23, name: 'Hats', parent: 1 },
        ].map((category) => [category.id, category]),
      ),
    });
    const rows = [hats, { ...hats, category_id: 23 }, { ...hats, category_id: 24 }];
    const names = getRowNames(report.tables.default, rows, context);
    const cells = rows.map((row) => getCells(columns, row, { ...context, names })['category']);
    expect(cells.map((cell) => cell?.text)).toEqual([
      'Accessories › Hats (#22)',
      'Accessories › Hats (#23)',
      'Hats',
    ]);
    expect(cells[0]?.value).toBe('Accessories › Hats (#22)');
  });

  // The real store in November 2026.
  it('show the share of net sales, without a share of nothing or of a loss', () => {
    const shareOf = (net_revenue: number, total: number | null) =>
      getCells(
        columns,
        { ...kitchen, net_revenue },
        createTestContext({ totals: total === null ? null : { net_revenue: total } }),
      )['share'];
    expect(shareOf(3153.25, 12612.99)).toMatchObject({ text: '25.0%', value: 25 });
    expect(shareOf(100, 12612.99)).toMatchObject({ text: '0.8%', value: 0.8 });
    for (const cell of [shareOf(100, null), shareOf(100, 0), shareOf(-5, 100)])
      expect(cell).toMatchObject({ text: 'N/A', value: null });
  });

  it('say why rows add up to more than the totals', () => {
    const line = (...rows: CategoryRow[]) =>
      getTotalsLine({
        columns: report.tables.default.columns,
        headers: columns.map(({ key }) => ({ key, label: key })),
        totals: { items_sold: 343, net_revenue: 12612.99, orders_count: 111 },
        rows: 2,
        all: rows,
        isCounted: true,
        context: createTestContext(),
      })[0]?.value;
    const hats = { ...kitchen, items_sold: 34, net_revenue: 1492.9 };
    const rest = { ...kitchen, items_sold: 343, net_revenue: 12612.99 };
    expect(line(rest, hats)).toBe(
      'Totals: 2 categories; Items sold: Rows: 34 more; Net sales: Rows: $1,492.90 more; A product in several categories counts in each of them.',
    );
    expect(line(rest)).toBe('Totals: 2 categories');
  });

  it('link a name to the products of the category', () => {
    expect(getCells(columns, kitchen)['category']?.links).toEqual([
      expect.stringMatching(/filter=single_category&categories=22&path=%2Fanalytics%2Fcategories$/),
    ]);
  });

  it('show the id of an unknown category', () => {
    const { category } = getCells(columns, { category_id: 22, extended_info: {} });
    expect(category?.text).toBe('#22');
  });
});
