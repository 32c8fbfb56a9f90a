import type { CSSProperties, ReactNode } from 'react';

export type EmptyTableProps = {
  children: ReactNode;
  /** Its height in rows; 5 unless given. */
  numberOfRows?: number;
};

/** Shown in place of rows when there are none. */
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
