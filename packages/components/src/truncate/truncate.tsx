import { truncate } from './truncate-text.ts';
import './truncate.css';

export type TruncateProps = {
  /** The text. Without it, nothing is rendered. */
  children?: string | null | undefined;
  /** The number of characters to show; 100 by default (R9.83). */
  length?: number;
  /** The suffix of a truncated text; `...` by default (R9.84). */
  suffix?: string;
};

/** The beginning of a long text, with the whole text in the `title` attribute. */
export function Truncate({ children, length, suffix }: TruncateProps) {
  if (children === undefined || children === null) return null;
  const shown = truncate(children, length, suffix);
  return (
    <span className="tillview-truncate" title={shown === children ? undefined : children}>
      {shown}
    </span>
  );
}
