import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Placeholder } from '../placeholder/placeholder.tsx';

export type TableSummaryItem = {
  label: string;
  value: ReactNode;
};

export type TableSummaryProps = {
  /** The labels and their values. */
  data: readonly TableSummaryItem[];
};

/** Totals that belong to no column, in a line below the table. */
export function TableSummary({ data }: TableSummaryProps) {
  return (
    <div
      className="tillview-table-summary"
      role="complementary"
      aria-label={__('Table summary', 'tillview')}
    >
      <ul className="tillview-table-summary__list">
        {data.map(({ label, value }) => (
          <li className="tillview-table-summary__item" key={label}>
            <span className="tillview-table-summary__value">{value}</span>{' '}
            <span className="tillview-table-summary__label">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A placeholder, shown while a table summary is loading. Hidden from screen readers. */
export function TableSummaryPlaceholder() {
  return (
    <div className="tillview-table-summary is-loading" aria-hidden="true">
      <ul className="tillview-table-summary__list">
        {['a', 'b', 'c'].map((key) => (
          <li className="tillview-table-summary__item" key={key}>
            <Placeholder width="96px" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The summary of a table card; without data, it is loading. */
export default function TableCardSummary({ data }: Partial<TableSummaryProps>) {
  return data ? <TableSummary data={data} /> : <TableSummaryPlaceholder />;
}
