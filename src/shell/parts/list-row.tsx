import type { ReactNode } from 'react';
import { RichText } from './rich-text.tsx';
import './list.css';

type RowProps = {
  /** Identifies the item in its list, so that the focus can be restored. */
  id: number | string;
  /** The id of the element that labels the row, if it needs a label. */
  labelledBy?: string;
  /** Whether the row is only as high as one line of text and a control. */
  isCompact?: boolean;
  /** Whether its parts stack when the row is narrow; otherwise they are aligned in one line. */
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

/** The content of a row between the image and the controls. */
export function RowContent({ className = '', children }: PartProps) {
  return <div className={`tillview-list__content ${className}`.trimEnd()}>{children}</div>;
}

/** The title of a row. */
export function RowTitle({ id, className = '', children }: PartProps & { id?: string }) {
  return (
    <h2 id={id} className={`tillview-list__title ${className}`.trimEnd()}>
      {children}
    </h2>
  );
}

/** Short facts in one line below the title. */
export function RowFacts({ className = '', children }: PartProps) {
  return <p className={`tillview-list__facts ${className}`.trimEnd()}>{children}</p>;
}

/** Markup that the store sends. */
export function RowText({ markup }: { markup: string }) {
  return <RichText className="tillview-list__text" markup={markup} />;
}

/** The buttons below the text. */
export function RowActions({ className = '', children }: PartProps) {
  return <div className={`tillview-list__actions ${className}`.trimEnd()}>{children}</div>;
}
