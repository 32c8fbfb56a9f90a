import { profitColumns } from '../../../ledger/item-profit/profit-columns.ts';
import type { TableDefinition } from '../../../reporting/definition/report-definition.ts';
import { compareRows } from './comparison-variant.ts';
import { variationColumns, variationNaming, type VariationRow } from './variation-columns.tsx';
import { variationCopy } from './variation-copy.ts';
import { VARIATION_PARAM } from './variation-source.ts';

/** The table of a single variation. It has one row, so it offers no comparison. */
export const singleVariationTable: TableDefinition<VariationRow> = {
  title: variationCopy.title,
  columns: variationColumns,
  rowKey: ({ variation_id }) => String(variation_id),
  naming: variationNaming,
  columnsOf: 'variations',
  returnsBy: 'variation_id',
  addition: profitColumns.variation,
};

/** The table of several variations. */
export const variationTable: TableDefinition<VariationRow> = {
  ...singleVariationTable,
  comparison: compareRows(
    'variations',
    variationCopy.picker.compareHelp,
    ({ variation_id }) => variation_id,
    VARIATION_PARAM,
  ),
};
