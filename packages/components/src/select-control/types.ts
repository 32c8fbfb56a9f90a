import type { ReactNode } from 'react';

/** One choice of a select control (spec §3 "Option"). */
export type SelectOption<Value = unknown> = {
  key: string | number;
  label: ReactNode;
  /** Texts that a search finds the choice by, besides a label that is text. */
  keywords?: readonly string[];
  value?: Value;
  isDisabled?: boolean;
};

/** What a search found: choices, and a sentence about them such as "first 10 of 57". */
export type SelectResult<Value = unknown> = {
  options: readonly SelectOption<Value>[];
  note?: string | undefined;
};

/** Asks for the choices of a query; a thrown error is shown with a way to ask again. */
export type SearchOptions<Value = unknown> = (
  options: readonly SelectOption<Value>[],
  query: string,
) => Promise<readonly SelectOption<Value>[] | SelectResult<Value>>;

/** The choice as plain text: its label when that is text, else the first keyword, else the key. */
export function getOptionText({ label, keywords, key }: SelectOption): string {
  if (typeof label === 'string') return label;
  return keywords?.[0] ?? String(key);
}
