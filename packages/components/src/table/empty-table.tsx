import type { CSSProperties, ReactNode } from 'react';

export type EmptyTableProps = {
  children: ReactNode;
  /** The height in rows; 5 by default. */
  numberOfRows?: number;
};

/** Shown instead of the rows when there are none. */
export function EmptyTable({ children, numberOfRows = 5 }: EmptyTableProps) {
  const style: CSSProperties & Record<'--number-of-rows', number> = {
    '--number-of-rows': numberOfRows,
  };
  return (
    <div className="tillview-empty-table" style={style}>
      {children}
    </div>
  );
}
