import { expect, it } from 'vitest';
import { getUnitCost } from './unit-cost.ts';

const cogs = (total: number, defined: number | null) => ({
  cost_of_goods_sold: { values: [{ defined_value: defined }], total_value: total },
});

it.each([
  ['the cost that was entered', cogs(7.8, 7.8), 7.8],
  ['the cost of its product, for a variation without its own', cogs(5, null), 5],
  ['0 that was entered', cogs(0, 0), 0],
  ['unknown, although WooCommerce sends 0', cogs(0, null), undefined],
  ['that of another plugin', { meta_data: [{ key: '_wc_cog_cost', value: '4.5' }] }, 4.5],
  [
    'unknown, for an empty text',
    { meta_data: [{ key: '_alg_wc_cog_cost', value: '' }] },
    undefined,
  ],
  ['unknown, without both', {}, undefined],
])('the present cost of a unit is %s', (_, fields, cost) => {
  expect(getUnitCost({ id: 1, ...fields })).toBe(cost);
});
