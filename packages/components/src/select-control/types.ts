import type { ReactNode } from 'react';

/** An option of a select control (R3.11). */
export type SelectOption<Value = unknown> = {
  key: string | number;
  label: ReactNode;
  /** Texts to match besides the label, if that is text. */
  keywords?: readonly string[];
  value?: Value;
  isDisabled?: boolean;
};

/** The result of a search: options, and a note such as "first 10 of 57". */
export type SelectResult<Value = unknown> = {
  options: readonly SelectOption<Value>[];
  note?: string | undefined;
};

/** Searches the options for a query. When it rejects, an error with a Retry button is shown. */
export type SearchOptions<Value = unknown> = (
  options: readonly SelectOption<Value>[],
  query: string,
) => Promise<readonly SelectOption<Value>[] | SelectResult<Value>>;

/** The text of an option: its label if that is text, otherwise its first keyword, otherwise its key. */
export function getOptionText({ label, keywords, key }: SelectOption): string {
  if (typeof label === 'string') return label;
  return keywords?.[0] ?? String(key);
}
