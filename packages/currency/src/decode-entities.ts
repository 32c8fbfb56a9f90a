import { toTrustedHtml } from './trusted-html.ts';

let area: HTMLTextAreaElement | undefined;

/** Decodes the HTML entities of a text. Tags stay, as text. Needs a document if the text contains an ampersand. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  // Of a document of its own, so that nothing is loaded. The content of this element is never read as markup.
  area ??= document.implementation.createHTMLDocument('').createElement('textarea');
  area.innerHTML = toTrustedHtml(text);
  return area.textContent;
}
