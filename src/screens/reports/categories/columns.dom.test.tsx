import { describe, expect, it } from 'vitest';
import {
  createTestContext,
  getCells,
} from '../../../reporting/definition/report-context.test-support.ts';
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
