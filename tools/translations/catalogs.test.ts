import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  buildPhpFiles,
  countForms,
  listLocales,
  PLURAL_FORMS,
  readCatalog,
  readTemplate,
  toLocaleData,
  type CatalogEntry,
} from './catalogs.mjs';

const LOCALES = Object.keys(PLURAL_FORMS);
const template = readTemplate();

/** The number of plural forms, from the first, that are used for exactly one number and may therefore omit it. */
const NAMED_NUMBERS: Readonly<Record<string, number>> = { ar: 3, de_DE: 1, es_ES: 1, he_IL: 1 };

/** Texts that are the same in English and in a language. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de_DE: [
    '%1$s vs. %2$s',
    '<title>Name</title> <rule/> <filter/>',
    'Black Friday',
    'Cyber Monday',
    'Desktop',
    'Details',
    'Downloads',
    'Name',
    'Region',
    'Segment',
    'Spam',
    'Status',
    'Tablet',
    'Theme',
    'vs. %1$s (%2$s)',
  ],
  es_ES: ['%1$s: total %2$s', 'Black Friday', 'Cyber Monday', 'No', 'Spam', 'Total'],
  fr_FR: [
    '%d minute',
    '%s source',
    'Action',
    'Active',
    'Attribution',
    'Black Friday',
    'Cyber Monday',
    'Date',
    'Extensions',
    'Menu',
    'Mobile',
    'Note',
    'Notes',
    'Page',
    'Page %d',
    'Pages',
    'Segment',
    'Segments',
    'Source',
    'Sources',
    'Stock',
    'Taxes',
    'Taxes %s',
    'Total',
    'Type',
    'Variations',
  ],
};
/** A name, abbreviations, and date patterns: an untranslated pattern is replaced by the date format of the locale. */
const SAME_EVERYWHERE = [
  'Tillview',
  'SKU',
  'IP',
  'MMM D',
  'MMM D, YYYY',
  'MMM YYYY',
  'MMMM D, YYYY',
  'MMMM YYYY',
];

const PLACEHOLDER = /%(?:(\d+)\$)?([sd%])/g;
const TAG = /<\/?\w+\/?>/g;

/** The placeholders of a text, each with its position, sorted; repeated ones count once. */
function placeholdersOf(text: string): readonly string[] {
  let next = 1;
  const found = [...text.matchAll(PLACEHOLDER)].map(([, position, type]) =>
    type === '%' ? '%%' : `${position ?? next++}${type}`,
  );
  return [...new Set(found)].toSorted();
}

const edgesOf = (text: string) => [/^ */.exec(text)?.[0], / *$/.exec(text)?.[0]];
const lettersOf = (text: string) => text.replaceAll(PLACEHOLDER, '').replaceAll(TAG, '');

/** The problems of one form of a translation. */
function checkForm(locale: string, entry: CatalogEntry, form: string, index: number): string[] {
  const { text, plural } = entry;
  const wanted = placeholdersOf(plural ?? text);
  const found = placeholdersOf(form);
  const missing = wanted.filter((placeholder) => !found.includes(placeholder));
  const mayOmit = plural !== undefined && index < (NAMED_NUMBERS[locale] ?? 0) ? 1 : 0;
  const tags = (value: string) => (value.match(TAG) ?? []).toSorted();
  const isSame =
    (form === text || form === plural) &&
    /\p{L}{2}/u.test(lettersOf(text)) &&
    !SAME_EVERYWHERE.includes(text) &&
    !SAME[locale]?.includes(text);
  return [
    ...(form === '' ? ['empty'] : []),
    ...(missing.length > mayOmit ? [`without ${missing.join(', ')}`] : []),
    ...found.filter((placeholder) => !wanted.includes(placeholder)).map((one) => `adds ${one}`),
    ...(wanted.length > 0 && form.replaceAll(PLACEHOLDER, '').includes('%')
      ? ['a broken placeholder']
      : []),
    ...(tags(form).join() === tags(text).join() ? [] : ['other markup']),
    ...(edgesOf(form).join('|') === edgesOf(text).join('|') ? [] : ['other spaces at its ends']),
    ...(isSame ? ['the English text'] : []),
  ].map((problem) => `${text} → ${form}: ${problem}`);
}

describe.each(LOCALES)('the translation %s', (locale) => {
  const catalog = readCatalog(locale);

  it('has exactly the texts of the template', () => {
    const missing = [...template.keys()].filter((key) => !catalog.get(key)?.forms.length);
    const stale = [...catalog.keys()].filter((key) => !template.has(key));
    expect({ missing, stale }).toEqual({ missing: [], stale: [] });
  });

  it('keeps the plural forms, placeholders, markup and outer spaces of each text, and leaves none in English', () => {
    const problems = [...catalog.values()].flatMap((entry) => {
      const count = entry.plural === undefined ? 1 : countForms(locale);
      return entry.forms.length === count
        ? entry.forms.flatMap((form, index) => checkForm(locale, entry, form, index))
        : [`${entry.text}: ${entry.forms.length} forms instead of ${count}`];
    });
    expect(problems).toEqual([]);
  });

  it('has no translated text in the list of identical texts', () => {
    const translated = (SAME[locale] ?? []).filter((text) => {
      const forms = catalog.get(text)?.forms;
      return forms && !forms.includes(text);
    });
    expect(translated).toEqual([]);
  });
});

it('has a file for each locale, and the plugin lists the same locales', () => {
  expect(new Set(listLocales())).toEqual(new Set(LOCALES));
  const php = readFileSync(
    path.resolve(import.meta.dirname, '../../wordpress/plugin/includes/translations.php'),
    'utf8',
  );
  const named = [...php.matchAll(/^\t'(\w+)' => '(\w+)',$/gm)].map(([, , locale]) => locale);
  expect(new Set(named)).toEqual(new Set(LOCALES));
});

it('contains all texts in the files of the app, and only the printed ones in those of PHP', () => {
  const texts = toLocaleData('de_DE');
  expect(texts['']).toEqual({
    domain: 'tillview',
    lang: 'de_DE',
    'plural-forms': PLURAL_FORMS['de_DE'],
  });
  expect(Object.keys(texts)).toHaveLength(template.size + 1);
  expect(texts['%d minute']).toEqual(['%d Minute', '%d Minuten']);
  const german = buildPhpFiles().find(({ name }) => name === 'tillview-de_DE.mo');
  const content = german?.content.toString() ?? '';
  expect(content).toContain('Einstellungen');
  // The app had this text before the mail.
  expect(content).toContain('Üblicher Nettoumsatz an diesem Wochentag');
  expect(content).not.toContain('Minuten');
});
