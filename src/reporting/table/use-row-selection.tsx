import { CompareButton, type TableHeader, type TableRow } from '@tillview/components';
import { memoize, type ReportRow } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useUrl } from '../../shell/use-url.ts';
import type { RowComparison } from '../definition/report-definition.ts';

type RowSelection = {
  /** The checkbox column; undefined if rows cannot be compared. */
  header: TableHeader | undefined;
  /** The cells of the page's rows, each with its checkbox before them. */
  cells: readonly TableRow[];
  /** The indexes of the selected rows on the page. */
  selected: readonly number[];
  /** The Compare button. */
  action: ReactNode;
};

type CheckboxProps = {
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  onChange: (isChecked: boolean) => void;
};

function RowCheckbox({ label, isChecked, isMixed = false, onChange }: CheckboxProps) {
  return (
    <label className="tillview-report__checkbox">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}

type SetPicked = (ids: readonly string[], isPicked: boolean) => void;

/** Prepends a checkbox to the cells of a row. An unchanged row keeps the same cells, so it is not rendered again. */
const createRowCheckboxes = (set: SetPicked) =>
  memoize(
    (
      cells: TableRow,
      { rowId }: RowComparison<ReportRow>,
      row: ReportRow,
      isPicked: boolean,
    ): TableRow => {
      const display = (
        <RowCheckbox
          label={sprintf(
            /* translators: %s: the name of a row, such as a product. */
            __('Select %s', 'tillview'),
            String(cells[0]?.value ?? ''),
          )}
          isChecked={isPicked}
          onChange={(isChecked) => set([String(rowId(row))], isChecked)}
        />
      );
      return [{ display, value: null }, ...cells];
    },
  );

/** Manages the rows that are selected for a comparison. The selection is kept when the page or sort changes. */
export function useRowSelection(
  comparison: RowComparison<ReportRow> | undefined,
  rows: readonly ReportRow[],
  cells: readonly TableRow[],
): RowSelection {
  const { updateQuery } = useUrl();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const set = useCallback((changed: readonly string[], isPicked: boolean) => {
    setPicked((before) => {
      const next = new Set(before);
      for (const id of changed)
        if (isPicked) next.add(id);
        else next.delete(id);
      return next;
    });
  }, []);
  const withCheckbox = useMemo(() => createRowCheckboxes(set), [set]);
  const ids = useMemo(
    () => (comparison ? rows.map((row) => String(comparison.rowId(row))) : []),
    [comparison, rows],
  );
  const pickedHere = ids.filter((id) => picked.has(id));
  const isEvery = ids.length > 0 && pickedHere.length === ids.length;
  const isSome = pickedHere.length > 0 && !isEvery;
  const header = useMemo(
    () => ({
      key: 'compare',
      screenReaderLabel: __('Select for comparison', 'tillview'),
      label: (
        <RowCheckbox
          label={__('Select all rows of this page', 'tillview')}
          isChecked={isEvery}
          isMixed={isSome}
          onChange={(isPicked) => set(ids, isPicked)}
        />
      ),
      required: true,
    }),
    [ids, isEvery, isSome, set],
  );
  const withCheckboxes = useMemo(
    () =>
      comparison
        ? cells.map((own, index) => {
            const row = rows[index] ?? {};
            return withCheckbox(own, comparison, row, picked.has(String(comparison.rowId(row))));
          })
        : cells,
    [comparison, rows, cells, picked, withCheckbox],
  );
  if (!comparison) return { header: undefined, cells, selected: [], action: null };

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
    header,
    cells: withCheckboxes,
    selected: ids.flatMap((id, index) => (picked.has(id) ? [index] : [])),
    action: (
      <CompareButton count={picked.size} helpText={comparison.helpText()} onClick={compare}>
        {__('Compare', 'tillview')}
      </CompareButton>
    ),
  };
}
