import { getLocaleData } from '@wordpress/i18n';

/**
 * The language that the texts are in, as a tag such as `pt-BR`: that of the loaded translation, else English, whatever
 * the language of the page is.
 */
export function getTextLanguage(): string {
  const metadata = Object.entries(getLocaleData('tillview')?.[''] ?? {});
  const language: unknown = metadata.find(([name]) => name === 'lang')?.[1];
  return typeof language === 'string' && language !== '' ? language.replaceAll('_', '-') : 'en';
}
