import { describe, expect, it } from 'vitest';
import { getCells } from '../../report-page/page/report-context.test-support.ts';
import { columns } from './columns.tsx';
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
