import type { LocaleData } from '@wordpress/i18n';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SettingError } from './setting-error.ts';

/** The translations of the app; English needs none. */
export type Translations = {
  locales: readonly string[];
  read(locale: string): Promise<LocaleData>;
};

const FILE = /^tillview-(\w+)-tillview\.json$/;
const languageOf = (locale: string) => locale.split(/[_-]/)[0]?.toLowerCase();

/**
 * The locale of the translation to use: the same locale, or one with the same language, such as `de_DE` for `de_AT`.
 */
function findLocale(locale: string, locales: readonly string[]): string | undefined {
  return (
    locales.find((known) => known === locale) ??
    locales.find((known) => languageOf(known) === languageOf(locale))
  );
}

/** The translated texts for a page in `locale`; `undefined` if there are none and the page is in English. */
export async function translatePage(
  { locales, read }: Translations,
  locale: string,
): Promise<LocaleData | undefined> {
  const found = findLocale(locale, locales);
  return found === undefined ? undefined : read(found);
}

/** The translations that were built into `folder`. Throws `SettingError` if the folder does not exist. */
export function openTranslations(folder: string): Translations {
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    throw new SettingError('The translations are not built yet: run "npm run build" first.');
  }
  return {
    locales: names.flatMap((name) => FILE.exec(name)?.[1] ?? []),
    async read(locale) {
      const file = path.join(folder, `tillview-${locale}-tillview.json`);
      const content = JSON.parse(await readFile(file, 'utf8')) as {
        locale_data: { tillview: LocaleData };
      };
      return content.locale_data.tillview;
    },
  };
}
