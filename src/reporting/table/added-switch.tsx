import { Button } from '@tillview/components';
import { getQueryText } from '@tillview/navigation';
import { useUrl } from '../../shell/use-url.ts';

type Props = {
  /** The parameter of the URL that is `yes` while the columns are shown. */
  param: string;
  /** The columns. A sort by one of them ends with them. */
  columns: string;
  label: string;
};

/** The button that shows added columns of a table, and removes them. */
export function AddedSwitch({ param, columns, label }: Props) {
  const { query, updateQuery } = useUrl();
  const isOn = getQueryText(query, param) === 'yes';
  const isSorted = getQueryText(query, 'table_sort')?.startsWith(columns) === true;
  return (
    <Button
      aria-pressed={isOn}
      className="tillview-report__switch"
      onClick={() =>
        updateQuery({
          [param]: isOn ? undefined : 'yes',
          ...(isSorted && { table_sort: undefined }),
        })
      }
    >
      {label}
    </Button>
  );
}
