import { CompareButton, type TableHeader, type TableRow } from '@tillview/components';
import type { ReportRow } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useState, type ReactNode } from 'react';
import { useAddress } from '../../shell/use-address.ts';
import type { RowComparison } from './report-definition.ts';

type RowSelection = {
  /** The checkbox column, and the cell of each row; none where rows cannot be compared. */
  header: TableHeader | undefined;
  cells: TableRow;
  /** The places of the selected rows among those of the page. */
  selected: readonly number[];
  /** The Compare button. */
  action: ReactNode;
};

const NONE: RowSelection = { header: undefined, cells: [], selected: [], action: null };

type CheckboxProps = {
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  onChange: (isChecked: boolean) => void;
};

function RowCheckbox({ label, isChecked, isMixed = false, onChange }: CheckboxProps) {
  return (
    <input
      type="checkbox"
      className="tillview-report__checkbox"
      aria-label={label}
      checked={isChecked}
      ref={(input) => {
        if (input) input.indeterminate = isMixed;
      }}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

/** Rows picked for a comparison. What was picked stays while pages and sorts change. */
export function useRowSelection(
  comparison: RowComparison<ReportRow> | undefined,
  rows: readonly ReportRow[],
): RowSelection {
  const { updateQuery } = useAddress();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  if (!comparison) return NONE;

  const ids = rows.map((row) => String(comparison.rowId(row)));
  const pickedHere = ids.filter((id) => picked.has(id));
  const set = (changed: readonly string[], isPicked: boolean) => {
    const next = new Set(picked);
    for (const id of changed)
      if (isPicked) next.add(id);
      else next.delete(id);
    setPicked(next);
  };
  const compare = () => {
    updateQuery({
      [comparison.param]: comparison.value,
      [comparison.items]: [...picked].join(','),
      search: undefined,
      paged: undefined,
    });
    setPicked(new Set());
  };
  return {
    header: {
      key: 'compare',
      screenReaderLabel: __('Select for comparison', 'tillview'),
      label: (
        <RowCheckbox
          label={__('Select all rows of this page', 'tillview')}
          isChecked={ids.length > 0 && pickedHere.length === ids.length}
          isMixed={pickedHere.length > 0 && pickedHere.length < ids.length}
          onChange={(isPicked) => set(ids, isPicked)}
        />
      ),
      required: true,
    },
    cells: rows.map((row, index) => {
      const id = ids[index] ?? '';
      return {
        display: (
          <RowCheckbox
            label={sprintf(
              /* translators: %s: the name of a row, such as a product. */
              __('Select %s', 'tillview'),
              comparison.rowLabel(row),
            )}
            isChecked={picked.has(id)}
            onChange={(isPicked) => set([id], isPicked)}
          />
        ),
        value: null,
      };
    }),
    selected: ids.flatMap((id, index) => (picked.has(id) ? [index] : [])),
    action: (
      <CompareButton count={picked.size} helpText={comparison.helpText()} onClick={compare}>
        {__('Compare', 'tillview')}
      </CompareButton>
    ),
  };
}
