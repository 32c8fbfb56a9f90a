import type { ReactNode } from 'react';
import { RichText } from './rich-text.tsx';
import './list.css';

type RowProps = {
  /** What names the item in its list, so that the focus finds it again. */
  id: number | string;
  /** The element that names the row, where it needs a name. */
  labelledBy?: string;
  /** Whether it is as high as one line of text and a control. */
  isCompact?: boolean;
  /** Whether its parts stand below each other where it is narrow, and on one axis where not. */
  isWrapping?: boolean;
  className?: string;
  children: ReactNode;
};

/** A row of a `List`. */
export function ListRow(props: RowProps) {
  const { id, labelledBy, isCompact, isWrapping, className = '', children } = props;
  return (
    <li
      data-key={id}
      aria-labelledby={labelledBy}
      className={`tillview-list__row${isCompact ? ' is-compact' : ''}${isWrapping ? ' is-wrapping' : ''} ${className}`.trimEnd()}
    >
      {children}
    </li>
  );
}

type PartProps = { className?: string; children: ReactNode };

/** What stands beside the picture and the controls of a row. */
export function RowContent({ className = '', children }: PartProps) {
  return <div className={`tillview-list__content ${className}`.trimEnd()}>{children}</div>;
}

/** The name of what a row shows. */
export function RowTitle({ id, className = '', children }: PartProps & { id?: string }) {
  return (
    <h2 id={id} className={`tillview-list__title ${className}`.trimEnd()}>
      {children}
    </h2>
  );
}

/** Short facts in one line below the name. */
export function RowFacts({ className = '', children }: PartProps) {
  return <p className={`tillview-list__facts ${className}`.trimEnd()}>{children}</p>;
}

/** A text of the store. */
export function RowText({ markup }: { markup: string }) {
  return <RichText className="tillview-list__text" markup={markup} />;
}

/** The buttons below the text. */
export function RowActions({ className = '', children }: PartProps) {
  return <div className={`tillview-list__actions ${className}`.trimEnd()}>{children}</div>;
}
