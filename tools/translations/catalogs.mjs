// The translations: one .po file per locale beside the template, and the files that are built from them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import gettext from 'gettext-parser';

const { mo, po } = gettext;
const FOLDER = path.resolve(import.meta.dirname, '../../wordpress/plugin/languages');
const DOMAIN = 'tillview';
/** The script handle of the entry in WordPress, to which all strings of the app are bound. */
const HANDLE = 'tillview';
/** Separates context and text in a key, as in gettext. */
const SEPARATOR = '\u0004';

/** The gettext rule for plural forms, for each locale with a translation. */
export const PLURAL_FORMS = {
  ar: 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);',
  de_DE: 'nplurals=2; plural=(n != 1);',
  es_ES: 'nplurals=2; plural=(n != 1);',
  fr_FR: 'nplurals=2; plural=(n > 1);',
  he_IL: 'nplurals=2; plural=(n != 1);',
  ja: 'nplurals=1; plural=0;',
};

/** The number of plural forms in a locale. */
export const countForms = (locale) => Number(/nplurals=(\d)/.exec(PLURAL_FORMS[locale])[1]);

const fileOf = (locale) => path.join(FOLDER, `${DOMAIN}-${locale}.po`);
const keyOf = ({ msgctxt, msgid }) =>
  msgctxt === undefined ? msgid : `${msgctxt}${SEPARATOR}${msgid}`;

/** The entries of a .po or .pot file by context and text, in the order of the file, without its header. */
function readEntries(file) {
  const { translations } = po.parse(readFileSync(file));
  const entries = Object.values(translations).flatMap((texts) => Object.values(texts));
  return new Map(
    entries
      .filter(({ msgid }) => msgid !== '')
      .map(({ msgctxt, msgid, msgid_plural: plural, msgstr, comments = {} }) => [
        keyOf({ msgctxt, msgid }),
        {
          context: msgctxt,
          text: msgid,
          plural,
          forms: msgstr.every((form) => form === '') ? [] : msgstr,
          note: comments.extracted,
          files: comments.reference?.split('\n') ?? [],
        },
      ]),
  );
}

/** The entries to translate. */
export const readTemplate = () => readEntries(path.join(FOLDER, `${DOMAIN}.pot`));

/** The entries of a translation; an entry without forms is not translated. */
export function readCatalog(locale) {
  return existsSync(fileOf(locale)) ? readEntries(fileOf(locale)) : new Map();
}

/** The locales that have a .po file. */
export const listLocales = () =>
  readdirSync(FOLDER)
    .map((name) => /^tillview-(\w+)\.po$/.exec(name)?.[1])
    .filter((locale) => locale !== undefined);

function toGettext(locale, entries) {
  const translations = {};
  for (const { context = '', text, plural, forms, note, files } of entries) {
    translations[context] ??= {};
    translations[context][text] = {
      ...(context === '' ? {} : { msgctxt: context }),
      msgid: text,
      ...(plural === undefined ? {} : { msgid_plural: plural }),
      msgstr: forms.length === 0 ? [''] : forms,
      comments: { extracted: note, reference: files.join('\n') },
    };
  }
  return {
    charset: 'utf-8',
    headers: {
      'project-id-version': 'Tillview',
      'mime-version': '1.0',
      'content-type': 'text/plain; charset=UTF-8',
      'content-transfer-encoding': '8bit',
      language: locale,
      'plural-forms': PLURAL_FORMS[locale],
      'x-domain': DOMAIN,
    },
    translations,
  };
}

/**
 * Writes the .po file of a locale: the entries of the template in their order, each with the forms that `formsOf`
 * returns for its key. Entries that are not in the template are left out.
 */
export function writeCatalog(locale, formsOf) {
  const entries = [...readTemplate()].map(([key, entry]) => ({
    ...entry,
    forms: formsOf(key) ?? [],
  }));
  const text = po.compile(toGettext(locale, entries)).toString();
  writeFileSync(fileOf(locale), `${text.trimEnd()}\n`);
}

/** The strings of a locale in the format of @wordpress/i18n, for the domain of the app. */
export function toLocaleData(locale) {
  const header = { domain: DOMAIN, lang: locale, 'plural-forms': PLURAL_FORMS[locale] };
  const entries = [...readCatalog(locale)].filter(([, { forms }]) => forms.length > 0);
  return { '': header, ...Object.fromEntries(entries.map(([key, { forms }]) => [key, forms])) };
}

/** The translation files of the app, one per locale, with the names that WordPress expects. */
export function buildScriptFiles() {
  return listLocales().map((locale) => {
    const content = { domain: DOMAIN, locale_data: { [DOMAIN]: toLocaleData(locale) } };
    return { name: `${DOMAIN}-${locale}-${HANDLE}.json`, content: JSON.stringify(content) };
  });
}

/** Whether PHP prints a text: its own texts and the titles of the screens. */
const isForPhp = ({ files }) =>
  files.some((file) => file.endsWith('.php') || file === 'src/screens.ts');

/**
 * The translation files of PHP. WordPress loads them on every page, so they contain only texts that PHP prints: by the files that
 * the template names, because a text that the app already had may be printed by PHP later.
 */
export function buildPhpFiles() {
  const printed = [...readTemplate()].filter(([, entry]) => isForPhp(entry));
  return listLocales().map((locale) => {
    const catalog = readCatalog(locale);
    const entries = printed
      .flatMap(([key]) => catalog.get(key) ?? [])
      .filter(({ forms }) => forms.length > 0);
    return { name: `${DOMAIN}-${locale}.mo`, content: mo.compile(toGettext(locale, entries)) };
  });
}
