import type { TableHeader } from './types.ts';

/** The name of a column as text. */
export const getHeaderName = ({ key, label, screenReaderLabel }: TableHeader): string =>
  typeof label === 'string' ? label : (screenReaderLabel ?? key);
