import { TableSummary, TableSummaryPlaceholder, type TableSummaryItem } from './table-summary.tsx';

/** The summary of a table; undefined while it is loading. */
export default function TableCardSummary({
  data,
}: {
  data: readonly TableSummaryItem[] | undefined;
}) {
  return data ? <TableSummary data={data} /> : <TableSummaryPlaceholder />;
}
