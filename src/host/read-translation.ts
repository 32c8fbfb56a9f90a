import { setLocaleData } from '@wordpress/i18n';

/** The id of the JSON block with the page's translations. A page in English has none. */
const TRANSLATION_BLOCK_ID = 'tillview-translation';

/**
 * Loads the translations from the page of the standalone server. In WordPress, translations are loaded by the platform
 * before the app starts.
 */
export function readTranslation(page: Document): void {
  const text = page.getElementById(TRANSLATION_BLOCK_ID)?.textContent;
  if (text) setLocaleData(JSON.parse(text), 'tillview');
}
