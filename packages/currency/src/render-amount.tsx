import type { ReactNode } from 'react';

/** Shows a formatted amount; a negative one stands in `span.is-negative`, so that a style can mark it. */
export function renderAmount(text: string, isNegative: boolean): ReactNode {
  return isNegative ? <span className="is-negative">{text}</span> : text;
}
