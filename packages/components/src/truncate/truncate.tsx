import { truncate } from './truncate-text.ts';
import './truncate.css';

export type TruncateProps = {
  /** The text; nothing is shown without one. */
  children?: string | null | undefined;
  /** The number of characters that stay; 100 unless given (R9.83). */
  length?: number;
  /** What stands for the rest; `...` unless given (R9.84). */
  suffix?: string;
  className?: string;
};

/** The beginning of a long text; the browser's own tooltip has the whole text. */
export function Truncate({ children, length, suffix, className = '' }: TruncateProps) {
  if (children === undefined || children === null) return null;
  const shown = truncate(children, length, suffix);
  return (
    <span
      className={`tillview-truncate ${className}`.trimEnd()}
      title={shown === children ? undefined : children}
    >
      {shown}
    </span>
  );
}
