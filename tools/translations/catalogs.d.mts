import type { LocaleData } from '@wordpress/i18n';

export type CatalogEntry = {
  context: string | undefined;
  text: string;
  plural: string | undefined;
  /** The translation, with one text for each plural form; empty when it is missing. */
  forms: readonly string[];
  note: string | undefined;
  files: readonly string[];
};

export const PLURAL_FORMS: Readonly<Record<string, string>>;
export function countForms(locale: string): number;
export function readTemplate(): ReadonlyMap<string, CatalogEntry>;
export function readCatalog(locale: string): ReadonlyMap<string, CatalogEntry>;
export function listLocales(): readonly string[];
export function toLocaleData(locale: string): LocaleData;
export function buildScriptFiles(): readonly { name: string; content: string }[];
export function buildPhpFiles(): readonly { name: string; content: Buffer }[];
