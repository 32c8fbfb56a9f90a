import type { CSSProperties, ReactNode } from 'react';

export type EmptyTableProps = {
  children: ReactNode;
  /** It is as high as this many rows; 5 unless given. */
  numberOfRows?: number;
};

/** Keeps the place of rows that there are none of. */
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
