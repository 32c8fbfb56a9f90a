import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { afterEach, expect, it } from 'vitest';
import { getTextLanguage } from './text-language.ts';

afterEach(() => resetLocaleData({}, 'tillview'));

it('getTextLanguage returns English without a translation', () => {
  expect(getTextLanguage()).toBe('en');
});

it('getTextLanguage returns the language of the loaded translation', () => {
  // The format that WordPress outputs; the types contain only the properties that the library reads.
  const metadata = {
    domain: 'tillview',
    'plural-forms': 'nplurals=2; plural=n > 1;',
    lang: 'pt_BR',
  };
  setLocaleData({ '': metadata }, 'tillview');
  expect(getTextLanguage()).toBe('pt-BR');
});
