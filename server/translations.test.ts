import { expect, it } from 'vitest';
import { openTranslations, translatePage } from './translations.ts';

const translations = {
  locales: ['de_DE', 'he_IL', 'ja'],
  read: (locale: string) => Promise.resolve({ '': { lang: locale } }),
};

it.each([
  ['de_DE', 'de_DE'],
  ['de_DE_formal', 'de_DE'],
  ['de-AT', 'de_DE'],
  ['ja', 'ja'],
])('a page in %s uses the translation %s', async (locale, found) => {
  expect(await translatePage(translations, locale)).toEqual({ '': { lang: found } });
});

it.each(['en_US', 'pt_BR', ''])('a page in "%s" stays in English', async (locale) => {
  expect(await translatePage(translations, locale)).toBeUndefined();
});

it('explains how to build missing translations', () => {
  expect(() => openTranslations('/nowhere')).toThrow(/run "npm run build" first/);
});
