import { getLedgerColumns } from '@tillview/data';
import { useLayoutEffect, useMemo } from 'react';
import type {
  AddedValues,
  AdditionReaderProps,
} from '../../reporting/definition/report-definition.ts';
import { LedgerPanel } from '../ledger-panel.tsx';
import { useLedger } from '../use-ledger.ts';
import { addSpend } from './spend.ts';
import '../added-columns.css';

/** The state of the orders that the spend is added up from. */
export default function SpendOrders({ context, onChange }: AdditionReaderProps) {
  const known = useLedger();
  const { state, isPending } = known;
  const { months, expected, unread } = state;
  const columns = useMemo(() => getLedgerColumns([...months.values()]), [months]);
  const values = useMemo<AddedValues>(
    () => ({
      getView: (options) => addSpend(options, { columns, months, expected, unread, isPending }),
    }),
    [columns, months, expected, unread, isPending],
  );
  // Before the table is painted without them.
  useLayoutEffect(() => onChange(values), [values, onChange]);
  return (
    <div className="tillview-added-columns">
      <LedgerPanel known={known} context={context} />
    </div>
  );
}
