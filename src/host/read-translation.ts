import { setLocaleData } from '@wordpress/i18n';

/** The id of the JSON block with the texts in the language of the page; a page in English has none. */
const TRANSLATION_BLOCK_ID = 'tillview-translation';

/** Translates the app as the standalone server's page says. WordPress has its own way, before the app starts. */
export function readTranslation(page: Document): void {
  const text = page.getElementById(TRANSLATION_BLOCK_ID)?.textContent;
  if (text) setLocaleData(JSON.parse(text), 'tillview');
}
