import { expect, it } from 'vitest';
import { LOW_STOCK_TOTAL, toLowStockQuery } from './low-stock-query.ts';

const _fields =
  'attributes,id,images,last_order_date,low_stock_amount,name,parent_id,stock_quantity,type'.split(
    ',',
  );

it('requests a page of published products, with the fields that the list shows', () => {
  expect(toLowStockQuery(2)).toEqual({ page: '2', per_page: '25', status: 'publish', _fields });
  expect(LOW_STOCK_TOTAL).toEqual({ status: 'publish', _fields });
});
