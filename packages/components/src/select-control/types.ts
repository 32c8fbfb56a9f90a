import type { ReactNode } from 'react';

/** An option of a select control (R3.11). */
export type SelectOption<Value = unknown> = {
  key: string | number;
  label: ReactNode;
  /** Texts that a search matches, besides a text label. */
  keywords?: readonly string[];
  value?: Value;
  isDisabled?: boolean;
};

/** The result of a search: options, and a note such as "first 10 of 57". */
export type SelectResult<Value = unknown> = {
  options: readonly SelectOption<Value>[];
  note?: string | undefined;
};

/** Searches the options of a query; when it rejects, an error with a Retry button is shown. */
export type SearchOptions<Value = unknown> = (
  options: readonly SelectOption<Value>[],
  query: string,
) => Promise<readonly SelectOption<Value>[] | SelectResult<Value>>;

/** The text of an option: its label if that is text, else the first keyword, else the key. */
export function getOptionText({ label, keywords, key }: SelectOption): string {
  if (typeof label === 'string') return label;
  return keywords?.[0] ?? String(key);
}
