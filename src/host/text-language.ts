import { getLocaleData } from '@wordpress/i18n';

/**
 * Returns the language of the texts as a tag such as `pt-BR`: the language of the loaded translation, otherwise
 * English, regardless of the page's language.
 */
export function getTextLanguage(): string {
  const metadata = Object.entries(getLocaleData('tillview')?.[''] ?? {});
  const language: unknown = metadata.find(([name]) => name === 'lang')?.[1];
  return typeof language === 'string' && language !== '' ? language.replaceAll('_', '-') : 'en';
}
